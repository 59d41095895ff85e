package org.arbiterchess.browser.compile;

import java.util.Set;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Removes each {@code toString} that programmers read and players do not: those that records have
 * without writing one, and some that are for debugging. The page is 3 KB smaller without them.
 */
public final class RecordTextRemover implements ClassHolderTransformer {

  private static final Set<String> FOR_DEBUGGING =
      Set.of(
          "org.arbiterchess.chess.Board",
          "org.arbiterchess.chess.SquareSet",
          "org.arbiterchess.game.Clock",
          "org.arbiterchess.game.Game",
          "org.arbiterchess.pgn.tree.MoveNode",
          "org.arbiterchess.rules.Position",
          "java.util.AbstractCollection",
          "java.util.AbstractMap",
          "java.util.ArrayList",
          "java.util.Optional",
          "java.util.OptionalLong");

  private static final MethodDescriptor TO_STRING = new MethodDescriptor("toString", String.class);

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    MethodHolder method = cls.getMethod(TO_STRING);
    String simpleName = cls.getName().substring(cls.getName().lastIndexOf('.') + 1);
    String opening = simpleName.substring(simpleName.lastIndexOf('$') + 1) + "[";
    boolean isGenerated =
        "java.lang.Record".equals(cls.getParent())
            && method != null
            && contains(method.getProgram(), opening);
    if (isGenerated || (method != null && FOR_DEBUGGING.contains(cls.getName()))) {
      cls.removeMethod(method);
    }
  }

  private static boolean contains(Program program, String constant) {
    for (int i = 0; i < program.basicBlockCount(); i++) {
      for (Instruction instruction : program.basicBlockAt(i)) {
        if (instruction instanceof StringConstantInstruction text
            && text.getConstant().equals(constant)) {
          return true;
        }
      }
    }
    return false;
  }
}
