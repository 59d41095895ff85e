package org.arbiterchess.browser.compile;

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

/**
 * Empties the methods of the reader of text files, because the page gives the texts to the modules,
 * and the check of the number of values, because the page has no names of placeholders. What only
 * these methods use is then left out.
 */
public final class JvmOnlyRemover implements ClassHolderTransformer {

  private static final String READER = "org.arbiterchess.language.TextFiles";
  private static final String TEXTS = "org.arbiterchess.language.Texts";

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    for (MethodHolder method : cls.getMethods()) {
      if (cls.getName().equals(READER)
          || (cls.getName().equals(TEXTS) && method.getName().equals("check"))) {
        method.setProgram(returningNothing(method));
      }
    }
  }

  private static Program returningNothing(MethodHolder method) {
    Program program = new Program();
    for (int i = 0; i <= method.parameterCount(); i++) {
      program.createVariable();
    }
    BasicBlock block = program.createBasicBlock();
    ExitInstruction exit = new ExitInstruction();
    if (method.getResultType() != ValueType.VOID) {
      Variable nothing = program.createVariable();
      NullConstantInstruction constant = new NullConstantInstruction();
      constant.setReceiver(nothing);
      block.add(constant);
      exit.setValueToReturn(nothing);
    }
    block.add(exit);
    return program;
  }
}
