package org.arbiterchess.cli.pgn;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.arbiterchess.game.Result;
import org.arbiterchess.notation.Phrasebook;

/** What is said of all games together. */
final class PgnSummary {

  private PgnSummary() {}

  static String of(ProcessedGameCollector ledger, double seconds) {
    StringBuilder text = new StringBuilder();
    text.append(counted(ledger.games(), "game")).append(", ");
    text.append(counted(ledger.plies(), "half-move")).append(" in ");
    long speed = Math.round(ledger.games() / Math.max(seconds, 1e-9));
    text.append(String.format(Locale.ROOT, "%.2f s, %,d games a second\n", seconds, speed));
    if (ledger.games() > 0) {
      StringJoiner results = new StringJoiner(", ", "Results: ", "\n");
      for (Result result :
          List.of(Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW, Result.NONE)) {
        results.add(result.text() + " " + number(ledger.count(result)));
      }
      text.append(results);
    }
    if (ledger.duplicates() > 0) {
      text.append("Left out as there before: ").append(number(ledger.duplicates())).append('\n');
    }
    list(text, ledger.errors(), "error", ledger.toldErrors());
    list(text, ledger.contradictions(), "contradiction of the Laws", ledger.toldContradictions());
    if (!ledger.forgiven().isEmpty()) {
      text.append("Forgiven:\n");
      ledger
          .forgiven()
          .forEach(
              (oddity, times) ->
                  text.append("  ")
                      .append(number(times))
                      .append(" × ")
                      .append(Phrasebook.english().text(oddity))
                      .append('\n'));
    }
    return text.toString();
  }

  private static void list(StringBuilder text, long count, String what, List<String> told) {
    if (count == 0) {
      return;
    }
    text.append(count == 1 ? "1 " + what : number(count) + " " + plural(what)).append(":\n");
    told.forEach(line -> text.append(line).append('\n'));
    if (count > told.size()) {
      text.append("  and ").append(number(count - told.size()));
      text.append(" more; --json has them all\n");
    }
  }

  private static String plural(String what) {
    int space = what.indexOf(' ');
    return space < 0 ? what + "s" : what.substring(0, space) + "s" + what.substring(space);
  }

  private static String counted(long count, String what) {
    return number(count) + " " + what + (count == 1 ? "" : "s");
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
