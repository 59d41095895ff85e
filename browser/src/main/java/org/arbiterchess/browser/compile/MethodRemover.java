package org.arbiterchess.browser.compile;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.NullConstantInstruction;
import org.teavm.model.instructions.RaiseInstruction;

/**
 * Removes the bodies of methods in a module. A method without its body does nothing or, if it has a
 * return value, throws an exception. Code used only by the removed bodies is then left out of the
 * compiled module.
 */
abstract class MethodRemover implements ClassHolderTransformer {

  private final Map<String, Set<String>> removed;

  /**
   * @param removed the names of the methods to remove, by class
   */
  MethodRemover(Map<String, Set<String>> removed) {
    this.removed = removed;
  }

  @Override
  public final void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    Set<String> missing = new HashSet<>(removed.getOrDefault(cls.getName(), Set.of()));
    Set<String> names = Set.copyOf(missing);
    for (MethodHolder method : cls.getMethods()) {
      if (names.contains(method.getName())) {
        method.setProgram(emptyProgram(method));
        missing.remove(method.getName());
      }
    }
    if (!missing.isEmpty()) {
      throw new IllegalStateException(cls.getName() + " no longer has " + missing);
    }
  }

  private static Program emptyProgram(MethodHolder method) {
    Program program = new Program();
    for (int i = 0; i <= method.parameterCount(); i++) {
      program.createVariable();
    }
    BasicBlock block = program.createBasicBlock();
    if (method.getResultType() == ValueType.VOID) {
      block.add(new ExitInstruction());
    } else {
      Variable nothing = program.createVariable();
      NullConstantInstruction constant = new NullConstantInstruction();
      constant.setReceiver(nothing);
      block.add(constant);
      RaiseInstruction raise = new RaiseInstruction();
      raise.setException(nothing);
      block.add(raise);
    }
    return program;
  }
}
