package io.github.spadille.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathException;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** What is published: the BOM has all of it, and every pom says what Maven Central asks for. */
class PublishedTest {
  private static final Path ROOT = Path.of("..", "..");
  private static final XPath XPATH = XPathFactory.newInstance().newXPath();

  /** A pom as it is written. */
  private record Pom(Path file, Document document) {
    static Pom read(Path folder) throws Exception {
      Path file = folder.resolve("pom.xml");
      return new Pom(
          file, DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()));
    }

    String text(String path) throws XPathException {
      return XPATH.evaluate(path, document).trim();
    }

    List<Node> all(String path) throws XPathException {
      NodeList found = (NodeList) XPATH.evaluate(path, document, XPathConstants.NODESET);
      List<Node> nodes = new ArrayList<>();
      for (int i = 0; i < found.getLength(); i++) {
        nodes.add(found.item(i));
      }
      return nodes;
    }

    boolean isPublished() throws XPathException {
      return !text("/project/properties/maven.deploy.skip").equals("true");
    }

    /** Returns what others can depend on: its jar, and its contracts if it has some. */
    List<String> jars() throws XPathException {
      String packaging = text("/project/packaging");
      List<String> jars = new ArrayList<>();
      if (packaging.isEmpty() || packaging.equals("jar")) {
        jars.add(text("/project/artifactId"));
        if (!all("/project/build/plugins/plugin/executions/execution[id='contracts']").isEmpty()) {
          jars.add(text("/project/artifactId") + ":test-jar:contracts");
        }
      }
      return jars;
    }
  }

  private static List<Pom> modules() throws Exception {
    return modules("//modules/module");
  }

  private static List<Pom> modules(String path) throws Exception {
    List<Pom> modules = new ArrayList<>();
    for (Node module : Pom.read(ROOT).all(path)) {
      modules.add(Pom.read(ROOT.resolve(module.getTextContent())));
    }
    return modules;
  }

  @Test
  void theShortWayInstallsAllThatIsPublishedUnlessItIsBuiltOnRequest() throws Exception {
    List<Pom> installed = modules("/project/modules/module");
    List<Pom> onRequest = modules("/project/profiles/profile[id='spark']/modules/module");
    List<Pom> others = modules("/project/profiles/profile[id='not-published']/modules/module");
    for (Pom module : installed) {
      assertThat(module.isPublished()).as(module.file().toString()).isTrue();
    }
    for (Pom module : onRequest) {
      assertThat(module.isPublished()).as(module.file().toString()).isTrue();
    }
    for (Pom module : others) {
      assertThat(module.isPublished()).as(module.file().toString()).isFalse();
    }
    assertThat(modules()).hasSize(installed.size() + onRequest.size() + others.size());

    Pom root = Pom.read(ROOT);
    String library = "/project/profiles/profile[id='library']";
    assertThat(root.text(library + "/activation/property/name")).isEqualTo("library");
    assertThat(root.text("//profile[id='not-published']/activation/property/name"))
        .isEqualTo("!library");
    assertThat(root.all("//profile[id='spark']/activation")).isEmpty();
    assertThat(root.text(library + "/properties/skipTests")).isEqualTo("true");
    assertThat(root.text(library + "//testInclude"))
        .as("the tests that are compiled, which are those that are published")
        .isEqualTo(root.text("/project/build//execution[id='contracts']//include"));
    for (String page : ImmutableList.of("README.md", "examples/README.md")) {
      assertThat(Files.readString(ROOT.resolve(page))).contains("`./mvnw -Dlibrary install`");
    }
  }

  @Test
  void onlyWhoAsksForSparkFetchesIt() throws Exception {
    List<Pom> asked = modules("/project/profiles/profile[id='spark']/modules/module");
    String uses =
        "//dependency[groupId='org.apache.spark' or artifactId='spadille-spark']/artifactId";
    List<Pom> others = modules("/project/modules/module");
    others.addAll(modules("/project/profiles/profile[id='not-published']/modules/module"));
    for (Pom module : others) {
      if (!module.file().startsWith(ROOT.resolve("core/bom"))) {
        assertThat(module.all(uses)).as(module.file().toString()).isEmpty();
      }
    }
    assertThat(asked).hasSize(1);
    assertThat(asked.get(0).text("//dependency[groupId='org.apache.spark']/scope"))
        .as("whoever runs it on Spark has Spark")
        .isEqualTo("provided");
  }

  @Test
  void theBomListsEveryJarThatIsPublished() throws Exception {
    List<String> published = new ArrayList<>();
    for (Pom module : modules()) {
      if (module.isPublished()) {
        published.addAll(module.jars());
      }
    }

    List<String> listed = new ArrayList<>();
    for (Node entry :
        Pom.read(ROOT.resolve("core/bom")).all("/project/dependencyManagement/*/dependency")) {
      assertThat(XPATH.evaluate("groupId", entry)).isEqualTo("io.github.spadille");
      assertThat(XPATH.evaluate("version", entry)).isEqualTo("${project.version}");
      String kind = XPATH.evaluate("type", entry);
      listed.add(
          XPATH.evaluate("artifactId", entry)
              + (kind.isEmpty() ? "" : ":" + kind + ":" + XPATH.evaluate("classifier", entry)));
    }
    assertThat(listed)
        .containsExactlyInAnyOrderElementsOf(published)
        .contains("spadille-engine", "spadille-games")
        .doesNotContain("spadille-terminal", "spadille-benchmarks");
  }

  @Test
  void everyPomSaysWhatMavenCentralAsksFor() throws Exception {
    Pom base = Pom.read(ROOT.resolve("core/base"));
    for (String path :
        ImmutableList.of(
            "url",
            "organization/url",
            "licenses/license/name",
            "licenses/license/url",
            "developers/developer/name",
            "developers/developer/organizationUrl",
            "scm/connection",
            "scm/developerConnection",
            "scm/url",
            "issueManagement/url")) {
      assertThat(base.text("/project/" + path)).as("core/base: " + path).isNotEmpty();
    }
    List<Pom> poms = new ArrayList<>(modules());
    poms.add(Pom.read(ROOT));
    for (Pom pom : poms) {
      if (pom.isPublished()) {
        String file = pom.file().toString();
        assertThat(pom.text("/project/name")).as(file).isNotEmpty();
        assertThat(pom.text("/project/description")).as(file).isNotEmpty();
        if (!pom.text("/project/artifactId").equals("spadille-base")) {
          assertThat(pom.text("/project/parent/artifactId"))
              .as(file)
              .isIn("spadille-parent", "spadille-base");
        }
      }
    }
  }

  @Test
  void everyPomHasTheSameVersion() throws Exception {
    String version = Pom.read(ROOT.resolve("core/base")).text("/project/version");

    assertThat(Pom.read(ROOT).text("/project/parent/version")).isEqualTo(version);
    for (Pom module : modules()) {
      String parent = module.text("/project/parent/version");
      if (!parent.isEmpty()) {
        assertThat(parent).as(module.file().toString()).isEqualTo(version);
      }
    }
    String readme = Files.readString(ROOT.resolve("README.md"));
    assertThat(readme).contains("<version>" + version + "</version>");
  }
}
