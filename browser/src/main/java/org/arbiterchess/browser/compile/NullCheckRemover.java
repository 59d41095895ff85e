package org.arbiterchess.browser.compile;

import java.util.Objects;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.instructions.AssignInstruction;
import org.teavm.model.instructions.InvokeInstruction;

/**
 * Removes {@code requireNonNull(argument, "name")}. The check helps developers whose Java programs
 * call the library. In the page, only the exports call the library, and they never pass null.
 */
public final class NullCheckRemover implements ClassHolderTransformer {

  private static final MethodReference CHECK =
      new MethodReference(
          Objects.class, "requireNonNull", Object.class, String.class, Object.class);

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    if (!cls.getName().startsWith("org.arbiterchess.")) {
      return;
    }
    for (MethodHolder method : cls.getMethods()) {
      Program program = method.getProgram();
      for (int i = 0; program != null && i < program.basicBlockCount(); i++) {
        removeFrom(program.basicBlockAt(i));
      }
    }
  }

  private static void removeFrom(BasicBlock block) {
    for (Instruction instruction : block) {
      if (instruction instanceof InvokeInstruction call && call.getMethod().equals(CHECK)) {
        if (call.getReceiver() == null) {
          call.delete();
        } else {
          call.replace(argumentOf(call));
        }
      }
    }
  }

  private static AssignInstruction argumentOf(InvokeInstruction call) {
    AssignInstruction assign = new AssignInstruction();
    assign.setAssignee(call.getArguments().get(0));
    assign.setReceiver(call.getReceiver());
    assign.setLocation(call.getLocation());
    return assign;
  }
}
