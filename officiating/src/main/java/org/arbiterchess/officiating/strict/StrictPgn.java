package org.arbiterchess.officiating.strict;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.Mode;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.tree.MoveNode;
import org.arbiterchess.pgn.tree.PgnComment;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.WordLookup;
import org.arbiterchess.wire.WireFormat;

/**
 * The comments of a strict game in PGN: commands from which a program restores the game, and the
 * arbiter's log for people.
 *
 * <p>A command is an event, such as <code>[%arb pieceTouched 1500 by=white square=b1]</code>. The
 * event's type comes first, then its time, then the other keys of its JSON form. A dot separates a
 * nested key from its parent. Characters that a comment or a command cannot contain are written as
 * a percent sign and four hexadecimal digits.
 */
public final class StrictPgn {

  private static final String OPENING = "[%arb ";

  private static final String HEX = "0123456789abcdef";
  private static final String PLAIN = "./:+-_*|";

  /** The keys that are not written as {@code key=value} in the command. */
  private static final WordLookup HEADER = new WordLookup("v", "type", "at");

  private final List<GameEvent> events = new ArrayList<>();
  private boolean valid = true;

  private StrictPgn() {}

  /**
   * Returns the game with all its events. Returns empty if the comments contain no commands, if the
   * commands do not form a valid log, or if their moves differ from the main line, for example
   * because the file was edited.
   */
  public static Optional<Game> read(PgnGame pgn) {
    StrictPgn reader = new StrictPgn();
    for (MoveNode move : pgn.line().moves()) {
      reader.addAll(move.annotations().before());
      reader.addAll(move.annotations().after());
    }
    reader.addAll(pgn.line().closingComments());
    if (!reader.valid || reader.events.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Game.replay(reader.events))
          .filter(game -> game.moves().equals(pgn.moves()));
    } catch (IllegalArgumentException e) {
      // The commands do not form a valid log, so the game is treated as an ordinary PGN game.
      return Optional.empty();
    }
  }

  private void addAll(List<PgnComment> comments) {
    for (PgnComment comment : comments) {
      String text = comment.text();
      int open = text.indexOf(OPENING);
      while (open >= 0) {
        int from = open + OPENING.length();
        int close = text.indexOf(']', from);
        Optional<GameEvent> event =
            close < 0 ? Optional.empty() : event(text.substring(from, close));
        event.ifPresent(events::add);
        valid &= event.isPresent();
        open = text.indexOf(OPENING, from);
      }
    }
  }

  /** The comments of a strict game, by the number of moves before them. */
  static List<Mode.PgnNote> notes(Game game) {
    List<List<String>> commands = new ArrayList<>();
    List<StringBuilder> texts = new ArrayList<>();
    for (int i = 0; i <= game.plies(); i++) {
      commands.add(new ArrayList<>());
      texts.add(new StringBuilder());
    }
    List<GameEvent> events = game.events();
    int[] plies = plies(events);
    for (int i = 0; i < events.size(); i++) {
      commands.get(plies[i]).add(command(events.get(i)));
    }
    for (ArbiterLog.Entry entry : ArbiterLog.of(game, Texts.english(), PlayerNames.NONE)) {
      GameEvent event = events.get(entry.event());
      boolean ending = event instanceof GameEvent.Ended || event instanceof GameEvent.Settled;
      if (!ending) {
        texts.get(plies[entry.event()]).append(entry.sentence().cited()).append(' ');
      }
    }
    List<Mode.PgnNote> notes = new ArrayList<>();
    for (int i = 0; i <= game.plies(); i++) {
      notes.add(new Mode.PgnNote(commands.get(i), withoutCommands(texts.get(i).toString())));
    }
    return notes;
  }

  /** Sanitises the text for people, so that it cannot contain a command. */
  private static String withoutCommands(String text) {
    return text.replace('{', '(').replace('}', ')').replace("[%", "[ %");
  }

  /**
   * Returns, for each event, the number of moves that precede it in the PGN. When an earlier
   * position is restored, all events so far are written at that position or before it. This keeps
   * all events in order.
   */
  private static int[] plies(List<GameEvent> events) {
    int[] plies = new int[events.size()];
    int ply = 0;
    for (int i = 0; i < plies.length; i++) {
      if (events.get(i) instanceof GameEvent.MovePlayed) {
        ply++;
      } else if (events.get(i) instanceof StrictEvent.PositionRestored restored) {
        ply = restored.plies();
      }
      plies[i] = ply;
    }
    for (int i = plies.length - 2; i >= 0; i--) {
      plies[i] = Math.min(plies[i], plies[i + 1]);
    }
    return plies;
  }

  private static String command(GameEvent event) {
    Map<String, Object> tree = WireFormat.write(event);
    StringBuilder text = new StringBuilder(OPENING);
    text.append((String) tree.get("type")).append(' ').append(event.at());
    append(text, "", tree);
    return text.append(']').toString();
  }

  private static void append(StringBuilder text, String parent, Map<?, ?> tree) {
    for (Map.Entry<?, ?> entry : tree.entrySet()) {
      String key = parent + (String) entry.getKey();
      if (entry.getValue() instanceof Map<?, ?> inner) {
        append(text, key + ".", inner);
      } else if (!HEADER.has(key)) {
        text.append(' ').append(key).append('=');
        text.append(entry.getValue() instanceof String words ? escaped(words) : entry.getValue());
      }
    }
  }

  /**
   * Returns the string with characters escaped where necessary. If the string could be mistaken for
   * a boolean or a number, its first character is escaped too.
   */
  private static String escaped(String words) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < words.length(); i++) {
      char c = words.charAt(i);
      boolean plain = Ascii.isLetter(c) || Ascii.isDigit(c) || PLAIN.indexOf(c) >= 0;
      if (plain && (i > 0 || value(words) instanceof String)) {
        text.append(c);
      } else {
        text.append('%');
        for (int shift = 12; shift >= 0; shift -= 4) {
          text.append(HEX.charAt(c >> shift & 15));
        }
      }
    }
    return text.toString();
  }

  /**
   * Reads the text between {@link #OPENING} and the closing bracket. Returns empty if it is not an
   * event.
   */
  private static Optional<GameEvent> event(String command) {
    List<String> words = Ascii.split(command.trim(), ' ');
    if (words.size() < 2 || !(value(words.get(1)) instanceof Long at)) {
      return Optional.empty();
    }
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("v", WireFormat.VERSION);
    tree.put("type", words.get(0));
    tree.put("at", at);
    for (String word : words.subList(2, words.size())) {
      int equals = word.indexOf('=');
      if (equals < 0) {
        return Optional.empty();
      }
      put(tree, word.substring(0, equals), value(word.substring(equals + 1)));
    }
    return StrictWire.FORMAT.readEvent(tree) instanceof Reading.Valid<GameEvent> read
        ? Optional.of(read.value())
        : Optional.empty();
  }

  @SuppressWarnings("unchecked")
  private static void put(Map<String, Object> tree, String key, Object value) {
    int dot = key.indexOf('.');
    if (dot < 0) {
      tree.put(key, value);
      return;
    }
    Object inner = tree.get(key.substring(0, dot));
    if (!(inner instanceof Map<?, ?>)) {
      inner = new LinkedHashMap<String, Object>();
      tree.put(key.substring(0, dot), inner);
    }
    put((Map<String, Object>) inner, key.substring(dot + 1), value);
  }

  /** Parses the value as a number, a boolean or text. */
  private static Object value(String word) {
    if (word.equals("true") || word.equals("false")) {
      return word.equals("true");
    }
    boolean minus = word.startsWith("-");
    String digits = minus ? word.substring(1) : word;
    if (!Ascii.isNumber(digits) || word.length() >= 18) {
      return unescaped(word);
    }
    long number = 0;
    for (int i = 0; i < digits.length(); i++) {
      number = 10 * number + (digits.charAt(i) - '0');
    }
    return minus ? -number : number;
  }

  private static String unescaped(String word) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      int code = word.charAt(i) == '%' && i + 4 < word.length() ? code(word, i + 1) : -1;
      text.append(code < 0 ? word.charAt(i) : (char) code);
      i += code < 0 ? 0 : 4;
    }
    return text.toString();
  }

  private static int code(String word, int at) {
    int code = 0;
    for (int i = at; i < at + 4; i++) {
      int digit = HEX.indexOf(word.charAt(i));
      if (digit < 0) {
        return -1;
      }
      code = 16 * code + digit;
    }
    return code;
  }
}
