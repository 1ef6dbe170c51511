package io.github.spadille.cantorscomb;

import com.google.common.collect.ImmutableList;

/** One of the twenty answers of a fortune-telling ball. */
public enum Answer {
  /** Answer 1. */
  IT_IS_CERTAIN("It is certain"),
  /** Answer 2. */
  IT_IS_DECIDEDLY_SO("It is decidedly so"),
  /** Answer 3. */
  WITHOUT_A_DOUBT("Without a doubt"),
  /** Answer 4. */
  YES_DEFINITELY("Yes definitely"),
  /** Answer 5. */
  YOU_MAY_RELY_ON_IT("You may rely on it"),
  /** Answer 6. */
  AS_I_SEE_IT_YES("As I see it, yes"),
  /** Answer 7. */
  MOST_LIKELY("Most likely"),
  /** Answer 8. */
  OUTLOOK_GOOD("Outlook good"),
  /** Answer 9. */
  YES("Yes"),
  /** Answer 10. */
  SIGNS_POINT_TO_YES("Signs point to yes"),
  /** Answer 11. */
  REPLY_HAZY("Reply hazy, try again"),
  /** Answer 12. */
  ASK_AGAIN_LATER("Ask again later"),
  /** Answer 13. */
  BETTER_NOT_TELL_YOU_NOW("Better not tell you now"),
  /** Answer 14. */
  CANNOT_PREDICT_NOW("Cannot predict now"),
  /** Answer 15. */
  CONCENTRATE_AND_ASK_AGAIN("Concentrate and ask again"),
  /** Answer 16. */
  DONT_COUNT_ON_IT("Don't count on it"),
  /** Answer 17. */
  MY_REPLY_IS_NO("My reply is no"),
  /** Answer 18. */
  MY_SOURCES_SAY_NO("My sources say no"),
  /** Answer 19. */
  OUTLOOK_NOT_SO_GOOD("Outlook not so good"),
  /** Answer 20. */
  VERY_DOUBTFUL("Very doubtful");

  /** What an answer comes to. */
  public enum Tone {
    /** Yes. */
    AFFIRMATIVE,
    /** Neither yes nor no. */
    NON_COMMITTAL,
    /** No. */
    NEGATIVE
  }

  private static final ImmutableList<Answer> ALL = ImmutableList.copyOf(values());
  private static final int LAST_AFFIRMATIVE = 10;
  private static final int LAST_NON_COMMITTAL = 15;

  private final String text;

  Answer(String text) {
    this.text = text;
  }

  /**
   * Returns the answer with some number.
   *
   * @param number 1 to 20
   * @throws IndexOutOfBoundsException if there is no such answer
   */
  public static Answer of(int number) {
    return ALL.get(number - 1);
  }

  /** Returns the number, 1 to 20. */
  public int number() {
    return ordinal() + 1;
  }

  /** Returns what the answer says. */
  public String text() {
    return text;
  }

  /** Returns what the answer comes to. */
  public Tone tone() { // DCK-27
    if (number() <= LAST_AFFIRMATIVE) {
      return Tone.AFFIRMATIVE;
    }
    return number() <= LAST_NON_COMMITTAL ? Tone.NON_COMMITTAL : Tone.NEGATIVE;
  }
}
