package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;

/** All laws. */
public final class Laws {
  /** No card is lost or made. */
  public static final Law CARDS_CONSERVED = new CardsConserved();

  /** The list of legal moves, the refusal and apply say the same. */
  public static final Law LEGALITY_AGREES = new LegalityAgrees();

  /** A game knows its own moves, and takes no other for one of them. */
  public static final Law FOREIGN_MOVES_ARE_REFUSED = new ForeignMovesAreRefused();

  /** A refusal can be looked up in the rules that are played, and read. */
  public static final Law REFUSALS_NAME_RULES = new RefusalsNameRules();

  /** Who may act can look up what it may do, and nobody else has anything to look up. */
  public static final Law DECISIONS_ARE_GOVERNED = new DecisionsAreGoverned();

  /** Who looks up what it may do finds the rule that would refuse it. */
  public static final Law WHAT_REFUSES_GOVERNS = new WhatRefusesGoverns();

  /** Who is in turn can move, and nobody else. */
  public static final Law TURNS_HAVE_MOVES = new TurnsHaveMoves();

  /** The list of legal moves is a list without surprises. */
  public static final Law MOVES_IN_ORDER = new MovesInOrder();

  /** Chance draws what the rules allow, and the rules allow chance nothing else. */
  public static final Law CHANCE_IS_LEGAL = new ChanceIsLegal();

  /** Nothing changes a state, and the same moves always lead to equal ones. */
  public static final Law STATES_ARE_PURE = new StatesArePure();

  /** Random play comes to an end. */
  public static final Law GAMES_END = new GamesEnd();

  /** Every point has a line on the sheet. */
  public static final Law SCORES_ARE_SUMS = new ScoresAreSums();

  /** Who keeps score for real cards gets the points that the game gives. */
  public static final Law PADS_FOLLOW = new PadsFollow();

  /** What a game declares to be conserved is. */
  public static final Law CHIPS_CONSERVED = new ChipsConserved();

  /** A game that is over has an outcome for each seat. */
  public static final Law OUTCOME_AT_END = new OutcomeAtEnd();

  /** What a state is worth to each seat follows from what all see. */
  public static final Law RETURNS_TELL = new ReturnsTell();

  /** What the rulebook says of piles, facts and moves is so in every position. */
  public static final Law TABLES_ARE_DESCRIBED = new TablesAreDescribed();

  /** What the rulebook says of piles, facts and moves happens. */
  public static final Law TABLES_ARE_SHOWN = new TablesAreShown();

  /** What happens between two decisions leads from one to the next. */
  public static final Law STAGES_LEAD_ON = new StagesLeadOn();

  /** Everything that people see of a game has words. */
  public static final Law WORDS_ARE_THERE = new WordsAreThere();

  /** Who won or lost is named in the end. */
  public static final Law ENDS_ARE_TOLD = new EndsAreTold();

  /** The rulebook tells of every option and every preset what it is. */
  public static final Law HOUSE_RULES_ARE_DESCRIBED = new HouseRulesAreDescribed();

  /** What is written can be read. */
  public static final Law MOVES_READ_BACK = new MovesReadBack();

  /** Whatever somebody types or sends is answered. */
  public static final Law TEXTS_ARE_ANSWERED = new TextsAreAnswered();

  /** A time is neither too early nor too late. */
  public static final Law TIMES_ARE_BOUNDED = new TimesAreBounded();

  /** Who keeps the clock of a game is told when it starts. */
  public static final Law CLOCKS_START = new ClocksStart();

  /** A record is a save file. */
  public static final Law RECORDS_REPLAY = new RecordsReplay();

  /** Views travel. */
  public static final Law VIEWS_READ_BACK = new ViewsReadBack();

  /** Taking back a move leaves no trace. */
  public static final Law UNDO_GOES_BACK = new UndoGoesBack();

  /** Nobody gets another deal by taking back, saving and loading. */
  public static final Law DRAWS_STAY = new DrawsStay();

  /** Other cards can be put into hidden places. */
  public static final Law CARDS_EXCHANGE = new CardsExchange();

  /** What a seat can get does not depend on what is hidden from it. */
  public static final Law VIEWS_KEEP_SECRETS = new ViewsKeepSecrets();

  /** Nothing that a seat gets depends on what was hidden from it, in all the past. */
  public static final Law TWINS_LOOK_ALIKE = new TwinsLookAlike();

  /** The key of an observation says whether a seat has seen the same. */
  public static final Law KEYS_TELL = new KeysTell();

  /** A log shows no card that its reader was not shown. */
  public static final Law LOGS_SHOW_WHAT_IS_SEEN = new LogsShowWhatIsSeen();

  /** States that can be told apart are not equal. */
  public static final Law EQUALS_TELLS = new EqualsTells();

  /** What is declared to be hidden is. */
  public static final Law SECRETS_VARY = new SecretsVary();

  /** What a viewer is said to know is so. */
  public static final Law KNOWLEDGE_IS_TRUE = new KnowledgeIsTrue();

  /** Who imagines the hidden cards imagines nothing that it knows to be wrong. */
  public static final Law SAMPLES_FIT = new SamplesFit();

  /** Who imagines the hidden cards imagines each deal that fits as often as the others. */
  public static final Law SAMPLES_ARE_UNIFORM = new SamplesAreUniform();

  /** Samples come from what a viewer saw, and from nothing else. */
  public static final Law SAMPLES_IGNORE_TRUTH = new SamplesIgnoreTruth();

  /** Rules of thumb are about what the mover sees. */
  public static final Law THUMBS_TELL_NOTHING = new ThumbsTellNothing();

  /** An agent that thinks knows what its seat has seen, and nothing else. */
  public static final Law AGENTS_ARE_FAIR = new AgentsAreFair();

  /** Chance favours nothing. */
  public static final Law SHUFFLES_ARE_UNIFORM = new ShufflesAreUniform();

  /** A house rule that changes nothing is not one. */
  public static final Law OPTIONS_MATTER = new OptionsMatter();

  private static final ImmutableList<Law> ALL =
      ImmutableList.of(
          CARDS_CONSERVED,
          LEGALITY_AGREES,
          FOREIGN_MOVES_ARE_REFUSED,
          REFUSALS_NAME_RULES,
          DECISIONS_ARE_GOVERNED,
          WHAT_REFUSES_GOVERNS,
          TURNS_HAVE_MOVES,
          MOVES_IN_ORDER,
          CHANCE_IS_LEGAL,
          STATES_ARE_PURE,
          GAMES_END,
          SCORES_ARE_SUMS,
          PADS_FOLLOW,
          CHIPS_CONSERVED,
          OUTCOME_AT_END,
          RETURNS_TELL,
          TABLES_ARE_DESCRIBED,
          TABLES_ARE_SHOWN,
          STAGES_LEAD_ON,
          WORDS_ARE_THERE,
          ENDS_ARE_TOLD,
          HOUSE_RULES_ARE_DESCRIBED,
          MOVES_READ_BACK,
          TEXTS_ARE_ANSWERED,
          TIMES_ARE_BOUNDED,
          CLOCKS_START,
          RECORDS_REPLAY,
          VIEWS_READ_BACK,
          UNDO_GOES_BACK,
          DRAWS_STAY,
          CARDS_EXCHANGE,
          VIEWS_KEEP_SECRETS,
          TWINS_LOOK_ALIKE,
          KEYS_TELL,
          LOGS_SHOW_WHAT_IS_SEEN,
          EQUALS_TELLS,
          SECRETS_VARY,
          KNOWLEDGE_IS_TRUE,
          SAMPLES_FIT,
          SAMPLES_ARE_UNIFORM,
          SAMPLES_IGNORE_TRUTH,
          THUMBS_TELL_NOTHING,
          AGENTS_ARE_FAIR,
          SHUFFLES_ARE_UNIFORM,
          OPTIONS_MATTER);

  private Laws() {}

  /** Returns every law, in the order in which a new game best meets them. */
  public static ImmutableList<Law> all() {
    return ALL;
  }
}
