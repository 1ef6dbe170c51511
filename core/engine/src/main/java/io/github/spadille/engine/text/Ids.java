package io.github.spadille.engine.text;

import com.google.common.base.Ascii;
import com.google.common.collect.MapMaker;
import java.util.concurrent.ConcurrentMap;
import java.util.regex.Pattern;

/** Ids such as {@code my-game}, and the way from a name that people write to an id. */
public final class Ids {
  private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final Pattern SILENT = Pattern.compile("[.!'\u2019]");
  private static final Pattern BETWEEN_WORDS = Pattern.compile("[\\s_-]+");
  private static final Pattern AT_ENDS = Pattern.compile("^-|-$");

  /** The ids of the constants of each enum; an enum that is unloaded is forgotten. */
  private static final ConcurrentMap<Class<?>, String[]> CONSTANTS =
      new MapMaker().weakKeys().makeMap();

  private Ids() {}

  /** Tells whether a text is an id: words of small letters and digits, joined by hyphens. */
  public static boolean isId(String text) {
    return ID.matcher(text).matches();
  }

  /**
   * Returns the id to which a name leads; an id leads to itself.
   *
   * <p>Capitals become small letters and blanks hyphens; accents, apostrophes, full stops and
   * exclamation marks are left out. {@code I Doubt It} leads to {@code i-doubt-it}, {@code B.S.} to
   * {@code bs}, {@code Tiến lên} to {@code tien-len}. Other characters stay, so that what is
   * returned {@linkplain #isId is no id}.
   */
  public static String of(String name) {
    String said = SILENT.matcher(Accents.fold(name)).replaceAll("");
    String joined = BETWEEN_WORDS.matcher(said).replaceAll("-");
    return AT_ENDS.matcher(joined).replaceAll("");
  }

  /** Returns the name of a constant as an id: {@code LIKE_THIS} is {@code like-this}. */
  public static String of(Enum<?> constant) {
    Class<?> type = constant.getDeclaringClass();
    String[] ids = CONSTANTS.get(type);
    if (ids == null) {
      ids = idsOf(constant.getDeclaringClass().getEnumConstants());
      CONSTANTS.put(type, ids);
    }
    return ids[constant.ordinal()];
  }

  private static String[] idsOf(Enum<?>[] constants) {
    String[] ids = new String[constants.length];
    for (int i = 0; i < ids.length; i++) {
      ids[i] = Ascii.toLowerCase(constants[i].name()).replace('_', '-');
    }
    return ids;
  }
}
