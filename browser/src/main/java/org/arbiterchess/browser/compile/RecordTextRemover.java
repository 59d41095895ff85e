package org.arbiterchess.browser.compile;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Removes the {@code toString} that a record has without writing one. Programmers read it, not
 * players, and the page is 2 KB smaller without it.
 */
public final class RecordTextRemover implements ClassHolderTransformer {

  private static final MethodDescriptor TO_STRING = new MethodDescriptor("toString", String.class);

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    MethodHolder method = cls.getMethod(TO_STRING);
    String simpleName = cls.getName().substring(cls.getName().lastIndexOf('.') + 1);
    String opening = simpleName.substring(simpleName.lastIndexOf('$') + 1) + "[";
    if ("java.lang.Record".equals(cls.getParent())
        && method != null
        && contains(method.getProgram(), opening)) {
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
