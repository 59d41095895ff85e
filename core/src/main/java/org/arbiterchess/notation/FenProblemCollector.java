package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.rules.SetupProblem.Field;

/** Collects a limited number of problems, sorted by offset. */
final class FenProblemCollector {

  private static final int MOST = 50;

  private final List<FenProblem> list = new ArrayList<>();

  void add(Field field, int offset, InputRemark found, InputRemark expected) {
    add(field.word(), offset, found, expected);
  }

  void inText(int offset, InputRemark found, InputRemark expected) {
    add(FenProblem.TEXT, offset, found, expected);
  }

  private void add(String field, int offset, InputRemark found, InputRemark expected) {
    if (list.size() < MOST) {
      int at = list.size();
      while (at > 0 && list.get(at - 1).offset() > offset) {
        at--;
      }
      list.add(at, new FenProblem(field, offset, found, expected));
    }
  }

  boolean isEmpty() {
    return list.isEmpty();
  }

  int size() {
    return list.size();
  }

  boolean hasOneAt(int offset) {
    for (FenProblem problem : list) {
      if (problem.offset() == offset) {
        return true;
      }
    }
    return false;
  }

  List<FenProblem> inOrder() {
    return List.copyOf(list);
  }
}
