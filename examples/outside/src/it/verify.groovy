// A project passes if every test of it has run and its build has left no file outside of "target".
import groovy.io.FileType
import groovy.xml.XmlSlurper

boolean generated = basedir.name == 'from-archetype'
File project = generated ? new File(basedir, 'my-game') : basedir
File source = new File(projects, generated ? 'new-game' : basedir.name)

void check(boolean holds, String otherwise) {
  if (!holds) {
    throw new AssertionError((Object) otherwise)
  }
}

Map<String, String> files(File folder) {
  Map<String, String> texts = new TreeMap<>()
  folder.eachFileRecurse(FileType.FILES) { file ->
    String path = folder.toPath().relativize(file.toPath()).toString().replace('\\', '/')
    if (!path.startsWith('target/') && !(path in ['build.log', 'verify.groovy'])) {
      texts[path] = file.getText('UTF-8')
    }
  }
  texts
}

// The archetype is the example under the names that from-archetype/invoker.properties gives it.
String renamed(String text) {
  text.replace('io.github.spadille.examples.newgame', 'org.example.agram')
      .replace('io/github/spadille/examples/newgame', 'org/example/agram')
      .replace('<groupId>io.github.spadille.examples<', '<groupId>org.example.cards<')
      .replace('<artifactId>new-game<', '<artifactId>my-game<')
      .replace('<version>1.0-SNAPSHOT<', '<version>2-SNAPSHOT<')
      .replaceAll(/(?m)^.*<spotless.skip>.*\n/, '')
}

Map<String, String> actual = files(project)
Map<String, String> expected = files(source)
if (generated) {
  expected = expected.collectEntries { path, text -> [renamed(path), renamed(text)] }
}
check((actual.keySet() - expected.keySet()).isEmpty(),
    "files left in the project: ${actual.keySet() - expected.keySet()}")
check((expected.keySet() - actual.keySet()).isEmpty(),
    "files missing in the project: ${expected.keySet() - actual.keySet()}")
if (generated) {
  expected.each { path, text -> check(actual[path] == text, "$path is not as in new-game") }
}

def named = new XmlSlurper().parse(new File(project, 'pom.xml')).properties.'spadille.version'.text()
check(named == version, "pom.xml names Spadille $named, and this is $version")

// A contract has one test for each law, and a few more.
int laws = new File(contract).readLines().count { it.trim() == '@Test' }
check(laws > 30, "$contract has $laws tests")
List<String> testClasses = actual.keySet()
    .findAll { it.startsWith('src/test/java/') && it ==~ /.*(Test|Properties)\.java/ }
    .collect { it.replace('src/test/java/', '').replace('.java', '').replace('/', '.') }
check(!testClasses.isEmpty(), 'no test class')
testClasses.each { testClass ->
  File report = new File(project, "target/surefire-reports/TEST-${testClass}.xml")
  check(report.exists(), "$testClass did not run")
  def suite = new XmlSlurper().parse(report)
  int run = suite.@tests.toInteger() - suite.@skipped.toInteger()
  int least = testClass.endsWith('ContractTest') ? laws : 1
  check(run >= least, "$testClass ran $run tests of at least $least")
}
return true
