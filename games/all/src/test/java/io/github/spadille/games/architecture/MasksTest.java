package io.github.spadille.games.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Parameter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Cards, seats and numbers cross a public signature as values and never as bits: a mask does not
 * say what it holds, and one {@code long} is taken where another is meant.
 *
 * <p>One class gives and takes masks, {@code CardSet}. Every other {@code long} in the signature of
 * a public or protected member of an exported package, and every {@code int} with a name such as
 * {@code mask}, stands in the list below, under the word for what it is. A new member whose number
 * is no mask is added there.
 */
class MasksTest {
  private static final ImmutableSetMultimap<String, String> NUMBERS =
      ImmutableSetMultimap.<String, String>builder()
          .putAll("masks", "CardSet.high", "CardSet.low", "CardSet.ofBits")
          .putAll(
              "chips",
              "BuyIn.gains",
              "PlayOrPay.payFee",
              "PontoonState.chips",
              "PontoonState.staked",
              "PricedMoves.upTo",
              "Stakes.able",
              "Stakes.all",
              "Stakes.most",
              "Stakes.new",
              "Superfecta.purse",
              "Stakes.pay",
              "Stakes.pot",
              "Stakes.take",
              "SuperfectaState.leftover",
              "Tote.chips",
              "Traits.conserved")
          .putAll(
              "returns",
              "Aggravation.returns",
              "Arena.Result.returns",
              "BuyIn.returns",
              "Chicago.returns",
              "FanTan.returns",
              "FiveHundred.returns",
              "ForwardingRules.returns",
              "Observation.returns",
              "OhHell.returns",
              "Outcome.inOrder",
              "Outcome.returns",
              "PlayOrPay.returns",
              "Pontoon.returns",
              "Rules.returns",
              "Scoring.returns",
              "Scoring.returnsByPlace",
              "Speculation.returns",
              "Superfecta.returns",
              "Toepen.returns",
              "Vazhushal.returns",
              "ZenerTest.returns")
          .putAll(
              "points",
              "Arena.Result.scores",
              "CanadianSalad.points",
              "Canasta.endsGame",
              "Canasta.minimum",
              "FiveHundred.defence",
              "GameState.scores",
              "LineData.new",
              "LineData.points",
              "Outcome.highest",
              "Outcome.lost",
              "Outcome.lowest",
              "PageOne.points",
              "Row.scores",
              "ScoreSheet.Builder.add",
              "ScoreSheet.Line.new",
              "ScoreSheet.Line.of",
              "ScoreSheet.Line.points",
              "ScoreSheet.add",
              "ScoreSheet.atLeast",
              "ScoreSheet.total",
              "ScoreSheet.totals",
              "StageData.new",
              "StageData.scores",
              "ViewData.new",
              "ViewData.scores")
          .putAll(
              "milliseconds",
              "AggravationMove.Call.at",
              "AggravationMove.Call.new",
              "AggravationMove.Call.time",
              "AggravationMove.Cover.at",
              "AggravationMove.Cover.new",
              "AggravationMove.Cover.time",
              "AggravationMove.Turn.at",
              "AggravationMove.Turn.new",
              "AggravationMove.Turn.time",
              "AggravationState.clock",
              "Args.TIME",
              "LaidCard.new",
              "LaidCard.time",
              "MoveClock.now",
              "PirateMove.Build.at",
              "PirateMove.Claim.at",
              "PirateMove.Claim.new",
              "PirateMove.Claim.time",
              "PirateMove.Play.at",
              "PirateMove.Play.new",
              "PirateMove.Play.time",
              "PirateMove.TurnUp.at",
              "PirateMove.TurnUp.new",
              "PirateMove.TurnUp.time",
              "PirateState.clock",
              "Spoken.new",
              "Spoken.time",
              "ThroughTheWindowMove.Say.at",
              "ThroughTheWindowMove.Say.time",
              "TimedMove.LATEST",
              "TimedMove.at",
              "TimedMove.time")
          .putAll("nanoseconds", "MoveClock.new", "MoveClock.stamped")
          .putAll(
              "seeds",
              "Dealer.seeded",
              "Duel.withSeed",
              "Effort.new",
              "Effort.seed",
              "Experiment.seed",
              "Experiment.withSeed",
              "Failure.new",
              "Failure.seed",
              "LivelyAgent.new",
              "RandomSource.seeded",
              "TestTable.chance",
              "TestTable.resolveChance",
              "VariantPointsHold.new")
          .putAll("random numbers", "RandomSource.nextLong")
          .putAll("numbers of positions", "Perft.count", "Perft.divide")
          .putAll(
              "how long to think",
              "Budget.amount",
              "Budget.new",
              "Budget.ofIterations",
              "Budget.ofMoves",
              "Sampler.work",
              "SpiderSolution.layouts",
              "SpiderSolution.new",
              "SpiderSolver.LAYOUTS",
              "SpiderSolver.withLayouts")
          .putAll(
              "numbers of deals",
              "DuelResult.decisions",
              "DuelResult.new",
              "Interval.ofMean",
              "Interval.wilson")
          .putAll(
              "numbers of deals, games and rows",
              "Contrast.cutOff",
              "Contrast.deals",
              "Contrast.new",
              "Experiment.MOST_DEALS",
              "Experiment.Place.deal",
              "Experiment.Place.new",
              "Experiment.deals",
              "Experiment.games",
              "Experiment.new",
              "Experiment.place",
              "Experiment.withDeals",
              "Lab.play",
              "Row.new",
              "Row.number",
              "RowFile.next",
              "RowFile.read",
              "RowSums.counts",
              "RowSums.cutOff")
          .putAll("numbers of bytes", "Utf8Text.new", "Utf8Text.size")
          .build();

  private static final ImmutableSet<String> EXPORTED = exported();

  private static final Pattern LIKE_A_MASK =
      Pattern.compile("(.*[a-z])?(mask|bit)s?", Pattern.CASE_INSENSITIVE);

  /** Reads which packages the modules export to all. */
  private static ImmutableSet<String> exported() {
    Pattern export = Pattern.compile("exports ([\\w.]+);");
    ImmutableSet.Builder<String> exported = ImmutableSet.builder();
    for (String part : new String[] {"core", "games"}) {
      try (Stream<Path> files = Files.walk(Path.of("..", "..", part))) {
        for (Path file : files.filter(path -> path.endsWith("module-info.java")).toList()) {
          export.matcher(Files.readString(file)).results().forEach(e -> exported.add(e.group(1)));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return exported.build();
  }

  @Test
  void noBareMaskStandsInAPublicSignature() {
    SortedSet<String> found = new TreeSet<>();
    for (JavaClass type : MainCode.CLASSES) {
      for (JavaMember member : type.getMembers()) {
        if (isExported(type) && isPublic(member) && hasLongOrMask(member)) {
          found.add(name(member));
        }
      }
    }

    assertThat(found).containsExactlyInAnyOrderElementsOf(NUMBERS.values());
  }

  private static boolean isExported(JavaClass type) {
    return isPublic(type) && EXPORTED.contains(type.getPackageName());
  }

  private static boolean isPublic(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.PUBLIC)
        && type.getEnclosingClass().map(MasksTest::isPublic).orElse(true);
  }

  private static boolean isPublic(JavaMember member) {
    return member.getModifiers().contains(JavaModifier.PUBLIC)
        || member.getModifiers().contains(JavaModifier.PROTECTED);
  }

  private static boolean hasLongOrMask(JavaMember member) {
    return member.getAllInvolvedRawTypes().stream().anyMatch(MasksTest::isLong)
        || member instanceof JavaCodeUnit method && hasIntLikeAMask(method);
  }

  /** Tells whether values of a type are longs, alone, in a box or in a function, or other bits. */
  private static boolean isLong(JavaClass type) {
    return type.getBaseComponentType().isEquivalentTo(long.class)
        || type.isEquivalentTo(BitSet.class)
        || !type.getName().startsWith(MainCode.LIBRARY) && type.getSimpleName().contains("Long");
  }

  private static boolean hasIntLikeAMask(JavaCodeUnit method) {
    return isIntLikeAMask(method.getRawReturnType().reflect(), method.getName())
        || Arrays.stream(parameters(method))
            .anyMatch(parameter -> isIntLikeAMask(parameter.getType(), parameter.getName()));
  }

  private static Parameter[] parameters(JavaCodeUnit method) {
    return ((Executable) method.reflect()).getParameters();
  }

  private static boolean isIntLikeAMask(Class<?> type, String name) {
    return type == int.class && LIKE_A_MASK.matcher(name).matches();
  }

  private static String name(JavaMember member) {
    String type = member.getOwner().getName();
    String name = member.getName().equals("<init>") ? "new" : member.getName();
    return type.substring(type.lastIndexOf('.') + 1).replace('$', '.') + '.' + name;
  }
}
