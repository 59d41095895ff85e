package org.arbiterchess.pgn.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.arbiterchess.language.Said;
import org.arbiterchess.text.Excerpt;
import org.arbiterchess.text.Lists;

/** Collects the warnings and errors for one game. */
final class PgnProblemCollector {

  private static final PgnWarning.Kind[] ODDITIES = PgnWarning.Kind.values();

  private static final int MOST_ERRORS = 100;

  private final PgnGameScanner scanner;
  private final int[] times = new int[ODDITIES.length];
  private final int[] first = new int[ODDITIES.length];
  private final List<PgnError> errors = new ArrayList<>();

  PgnProblemCollector(PgnGameScanner scanner) {
    this.scanner = scanner;
  }

  void clear() {
    Arrays.fill(times, 0);
    errors.clear();
  }

  void forgive(PgnWarning.Kind oddity, int at) {
    int which = oddity.ordinal();
    first[which] = times[which] == 0 ? at : Math.min(first[which], at);
    times[which]++;
  }

  void error(PgnError.Kind kind, int at, String found, Said remark) {
    if (errors.size() < MOST_ERRORS) {
      errors.add(
          new PgnError(kind, scanner.line(at), scanner.column(at), Excerpt.of(found), remark));
    }
  }

  /** Whether any move is illegal, ambiguous or unreadable. */
  boolean hasMoveError() {
    return Lists.any(errors, error -> error.kind().isOfMove());
  }

  List<PgnError> errors() {
    return List.copyOf(errors);
  }

  List<PgnWarning> warnings() {
    List<PgnWarning> list = new ArrayList<>();
    for (PgnWarning.Kind oddity : ODDITIES) {
      int which = oddity.ordinal();
      if (times[which] > 0) {
        int at = first[which];
        list.add(new PgnWarning(oddity, times[which], scanner.line(at), scanner.column(at)));
      }
    }
    return List.copyOf(list);
  }
}
