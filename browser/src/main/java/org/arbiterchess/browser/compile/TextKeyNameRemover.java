package org.arbiterchess.browser.compile;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Removes the names of the keys of texts that no code finds by name. The page gives the texts in
 * the order of the keys, and without the names each module is about 1 KB smaller.
 */
public final class TextKeyNameRemover implements ClassHolderTransformer {

  private static final Set<String> NAMELESS =
      Set.of(
          "org.arbiterchess.message.GameText",
          "org.arbiterchess.message.InputText",
          "org.arbiterchess.message.PgnText",
          "org.arbiterchess.officiating.message.CasesText",
          "org.arbiterchess.officiating.message.ClockText",
          "org.arbiterchess.officiating.message.StrictText");

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    if (!NAMELESS.contains(cls.getName())) {
      return;
    }
    Program program = cls.getMethod(new MethodDescriptor("<clinit>", ValueType.VOID)).getProgram();
    for (int i = 0; i < program.basicBlockCount(); i++) {
      removeNames(program.basicBlockAt(i), cls.getName());
    }
  }

  /** The name is the first argument of the constructor of an enum. */
  private static void removeNames(BasicBlock block, String enumName) {
    Map<Variable, StringConstantInstruction> latest = new HashMap<>();
    for (Instruction instruction : block) {
      if (instruction instanceof StringConstantInstruction text) {
        latest.put(text.getReceiver(), text);
      } else if (instruction instanceof InvokeInstruction call
          && call.getMethod().getClassName().equals(enumName)
          && call.getMethod().getName().equals("<init>")) {
        latest.get(call.getArguments().get(0)).setConstant("");
      }
    }
  }
}
