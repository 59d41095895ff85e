package org.arbiterchess;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.arbiterchess.language.TextKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the dependencies between the packages of core, and that core avoids forbidden features. The
 * module officiating, which is compiled to JavaScript too, runs this test as well. The property
 * {@code arbiter.api.module} names the library under test.
 */
class ArchitectureTest {

  private static final String ROOT = "org.arbiterchess.";

  private static final String MODULE =
      System.getProperty("arbiter.api.module", "arbiter-core").replace("arbiter-", "");

  private static final JavaClasses CORE = classes();

  /** Reads the files of texts. It runs on the JVM only and is no part of the compiled modules. */
  private static final String TEXT_FILES = ROOT + "language.TextFiles";

  private static final List<Path> SOURCES = javaFilesOfEveryModule();

  /**
   * Methods that would add a large part of the Java library to the compiled JavaScript, or make the
   * rules depend on the environment.
   */
  private static final Map<Class<?>, Set<String>> METHODS_NOT_FOR_CORE =
      Map.of(
          String.class,
          Set.of(
              "format",
              "formatted",
              "matches",
              "replaceAll",
              "replaceFirst",
              "split",
              "lines",
              "toLowerCase",
              "toUpperCase",
              "equalsIgnoreCase",
              "strip",
              "isBlank"),
          Integer.class,
          Set.of("parseInt", "parseUnsignedInt", "decode", "toHexString"),
          Long.class,
          Set.of("parseLong", "parseUnsignedLong", "decode", "toHexString"),
          System.class,
          Set.of("currentTimeMillis", "nanoTime", "getenv", "getProperty"),
          Math.class,
          Set.of("random", "multiplyHigh"));

  private static final Path SOURCE_FOLDER = Path.of("src/main/java/org/arbiterchess");

  /**
   * Matches the sentence in a package-info file that lists the core packages on which the package
   * depends.
   */
  private static final Pattern DEPENDS_ON =
      Pattern.compile("Depends on (nothing|\\{@code [\\w.]+}(?:, \\{@code [\\w.]+})*)\\.(?: |$)");

  private static JavaClasses classes() {
    try {
      return new ClassFileImporter().importPath(ExportedClasses.folder(MODULE));
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  static Set<String> packages() {
    return CORE.stream()
        .filter(type -> type.getPackageName().startsWith(ROOT))
        .map(type -> type.getPackageName().substring(ROOT.length()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @MethodSource("packages")
  void a_package_uses_exactly_those_that_its_package_info_names(String name) throws IOException {
    Set<String> used =
        CORE.stream()
            .filter(type -> type.getPackageName().equals(ROOT + name))
            .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
            .map(dependency -> dependency.getTargetClass().getBaseComponentType().getPackageName())
            .filter(target -> target.startsWith(ROOT) && !target.equals(ROOT + name))
            .map(target -> target.substring(ROOT.length()))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(declared(name)).as("Depends on").isEqualTo(used);
  }

  private static Set<String> declared(String name) throws IOException {
    Path file = SOURCE_FOLDER.resolve(name.replace('.', '/')).resolve("package-info.java");
    String text = Files.readString(file).replaceAll("\\s*(?:\\*/|\\n \\*?)\\s*", " ");
    Matcher sentence = DEPENDS_ON.matcher(text);
    assertThat(sentence.find()).as("\"Depends on …\" in " + file).isTrue();
    return Pattern.compile("\\{@code ([\\w.]+)}")
        .matcher(sentence.group(1))
        .results()
        .map(match -> match.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void packages_form_no_cycle() {
    for (String root : List.of("", "pgn.", "officiating.")) {
      slices()
          .matching(ROOT + root + "(*)..")
          .should()
          .beFreeOfCycles()
          .allowEmptyShould(true)
          .check(CORE);
    }
  }

  @Test
  void core_depends_on_nothing_but_itself_and_the_java_library() {
    hold(
        noClasses()
            .that()
            .doNotHaveFullyQualifiedName(TEXT_FILES)
            .should()
            .dependOnClassesThat()
            .resideOutsideOfPackages("java.lang..", "java.util..", "org.arbiterchess.."));
  }

  @Test
  void the_public_api_names_only_public_types_of_exported_packages() throws Exception {
    Set<String> words = Set.copyOf(List.of(Files.readString(Path.of("api.txt")).split("\\W+")));
    List<Class<?>> exported = ExportedClasses.of(MODULE);
    Set<String> hidden = new TreeSet<>();
    for (JavaClass type : CORE) {
      boolean isPublic = type.getModifiers().contains(JavaModifier.PUBLIC);
      if (type.isTopLevelClass() && !(isPublic && exported.contains(type.reflect()))) {
        hidden.add(type.getSimpleName());
      }
    }
    hidden.remove("Messages"); // A mode of play, which only our modules extend, has such tables.
    assertThat(hidden).isNotEmpty().doesNotContainAnyElementsOf(words);
  }

  @Test
  void no_public_enum_is_the_keys_of_texts() throws Exception {
    assertThat(ExportedClasses.of(MODULE))
        .filteredOn(type -> TextKey.class.isAssignableFrom(type) && type != TextKey.class)
        .isEmpty();
  }

  /**
   * Exempts {@code SquareSet}, whose {@code stream} method is for other programs. The page never
   * calls it.
   */
  @Test
  void core_uses_no_regular_expressions_streams_or_locks() {
    hold(
        noClasses()
            .that()
            .doNotHaveFullyQualifiedName(ROOT + "chess.SquareSet")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "java.util.regex..", "java.util.stream..", "java.util.concurrent.locks.."));
  }

  @Test
  void core_leaves_nothing_to_chance() {
    hold(noClasses().should().dependOnClassesThat().areAssignableTo(Random.class));
  }

  @Test
  void core_calls_no_method_of_character() {
    hold(noClasses().should().callCodeUnitWhere(targetIs(Character.class, name -> true)));
  }

  @ParameterizedTest
  @MethodSource("classesWithMethodsNotForCore")
  void core_does_without_these_methods_of(Class<?> owner) {
    Set<String> names = METHODS_NOT_FOR_CORE.get(owner);
    hold(
        noClasses()
            .that()
            .doNotHaveFullyQualifiedName(TEXT_FILES)
            .should()
            .callCodeUnitWhere(targetIs(owner, names::contains)));
  }

  static Set<Class<?>> classesWithMethodsNotForCore() {
    return METHODS_NOT_FOR_CORE.keySet();
  }

  @Test
  void every_package_says_what_it_is_for() {
    assertThat(SOURCES)
        .filteredOn(file -> !file.endsWith("module-info.java"))
        .isNotEmpty()
        .allSatisfy(file -> assertThat(file.resolveSibling("package-info.java")).exists());
  }

  @Test
  void no_file_is_longer_than_700_lines() {
    assertThat(SOURCES)
        .allSatisfy(file -> assertThat(Files.readAllLines(file)).hasSizeLessThanOrEqualTo(700));
  }

  private static void hold(ArchRule rule) {
    rule.allowEmptyShould(true).check(CORE);
  }

  private static DescribedPredicate<JavaAccess<?>> targetIs(
      Class<?> owner, Predicate<String> name) {
    return describe(
        "the target is a method of " + owner.getSimpleName() + " that core does without",
        access ->
            access.getTarget() instanceof CodeUnitAccessTarget target
                && target.getOwner().isEquivalentTo(owner)
                && name.test(target.getName()));
  }

  private static List<Path> javaFilesOfEveryModule() {
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      return modules
          .map(module -> module.resolve("src/main/java"))
          .filter(Files::isDirectory)
          .flatMap(ArchitectureTest::javaFilesUnder)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> javaFilesUnder(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
