package io.github.spadille.games.architecture;

import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;

import com.google.common.collect.ImmutableSortedSet;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.spadille.engine.game.GameFamily;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The main code of the library as byte code: core and every family of games, no tests.
 *
 * <p>A family is known by its {@link GameFamily}: its root is the package in which that stands, its
 * games are the packages below.
 */
final class MainCode {
  static final String LIBRARY = "io.github.spadille.";

  /** All classes, read once for all tests. */
  static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(LIBRARY.substring(0, LIBRARY.length() - 1));

  /** The root package of each family. */
  static final ImmutableSortedSet<String> ROOTS =
      CLASSES.stream()
          .filter(MainCode::isListOfGames)
          .map(JavaClass::getPackageName)
          .collect(toImmutableSortedSet(naturalOrder()));

  private MainCode() {}

  /** Tells whether a class is a family's list of games. */
  static boolean isListOfGames(JavaClass type) {
    return type.isAssignableTo(GameFamily.class) && !type.isInterface();
  }

  /** Tells whether a class is core's. */
  static boolean isOfCore(JavaClass type) {
    return type.getPackageName().startsWith(LIBRARY + "engine")
        || type.getPackageName().startsWith(LIBRARY + "agents")
        || type.getPackageName().startsWith(LIBRARY + "formats")
        || type.getPackageName().startsWith(LIBRARY + "lab")
        || type.getPackageName().startsWith(LIBRARY + "testkit");
  }

  /** Returns the root package of the family to which a class belongs, or nothing. */
  static Optional<String> root(JavaClass type) {
    return ROOTS.stream()
        .filter(root -> (type.getPackageName() + '.').startsWith(root + '.'))
        .findAny();
  }

  /** Returns the game, or the deck, to which a class belongs: its package below the root. */
  static Optional<String> game(JavaClass type) {
    return root(type)
        .filter(root -> !root.equals(type.getPackageName()))
        .map(root -> type.getPackageName().substring(root.length() + 1));
  }

  /** Returns the public top-level types of a package, in the order of their names. */
  static List<JavaClass> publicTypes(String inPackage) {
    return CLASSES.stream()
        .filter(type -> type.getPackageName().equals(inPackage))
        .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
        .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
        .sorted(comparing(JavaClass::getName))
        .toList();
  }

  /** Returns the top-level type in whose file a class stands. */
  static JavaClass file(JavaClass type) {
    return type.getEnclosingClass().map(MainCode::file).orElse(type.getBaseComponentType());
  }

  /**
   * Returns the files whose types a class uses: those that it names, and those that stand in the
   * signature of a member that it calls or reads, even where it hands the value on and never says
   * what it is.
   */
  static Set<JavaClass> used(JavaClass user) {
    Set<JavaClass> used = new HashSet<>();
    user.getDirectDependenciesFromSelf().forEach(to -> used.add(file(to.getTargetClass())));
    user.getCodeUnitReferencesFromSelf().forEach(to -> addSignature(to, used));
    user.getAccessesFromSelf().forEach(to -> addSignature(to, used));
    return used;
  }

  private static void addSignature(JavaAccess<?> access, Set<JavaClass> used) {
    Optional<? extends JavaMember> member = access.getTarget().resolveMember();
    member.ifPresent(
        found -> {
          used.add(file(found.getOwner()));
          found.getAllInvolvedRawTypes().forEach(type -> used.add(file(type)));
        });
  }
}
