package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.FenField;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.remark.Reading;

/** A limited number of problems in a FEN or EPD, sorted by offset. */
final class FenProblems {

  private static final int MOST = 50;

  private final List<Problem> list = new ArrayList<>();

  static Problem of(FenField field, int offset, Said found, Said expected) {
    Said said = Said.of(InputText.WRONG_TEXT, field, offset + 1, found, expected);
    return new Problem(field.word(), offset, found, expected, said);
  }

  void add(FenField field, int offset, Said found, Said expected) {
    add(of(field, offset, found, expected));
  }

  /** Adds a problem of the setup, which the piece or field at an offset has caused. */
  void ofSetup(Problem problem, int offset) {
    Problem exact = of(FenField.of(problem.place()), offset, problem.found(), problem.expected());
    // The setup has a simpler message if the problem is visible on the board.
    Said said = problem.said().key() == InputText.WRONG_SETUP ? exact.said() : problem.said();
    add(
        new Problem(
            problem.place(), offset, problem.square(), problem.found(), problem.expected(), said));
  }

  void add(Problem problem) {
    if (list.size() < MOST) {
      int at = list.size();
      while (at > 0 && list.get(at - 1).offset() > problem.offset()) {
        at--;
      }
      list.add(at, problem);
    }
  }

  int size() {
    return list.size();
  }

  boolean isEmpty() {
    return list.isEmpty();
  }

  boolean hasOneAt(int offset) {
    for (Problem problem : list) {
      if (problem.offset() == offset) {
        return true;
      }
    }
    return false;
  }

  /** What reading the text results in. There must be a problem. */
  <T> Reading<T> invalid(String text) {
    return new Reading.Invalid<>(text, InputText.NOT_A_POSITION, list);
  }
}
