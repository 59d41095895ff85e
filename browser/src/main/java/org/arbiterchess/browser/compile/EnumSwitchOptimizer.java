package org.arbiterchess.browser.compile;

import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.instructions.AssignInstruction;
import org.teavm.model.instructions.GetElementInstruction;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.SwitchInstruction;
import org.teavm.model.instructions.SwitchTableEntry;
import org.teavm.model.instructions.UnwrapArrayInstruction;

/**
 * Makes a switch on an enum use the ordinal directly. The Java compiler emits a table that maps
 * ordinals to cases, so that the enum and the switch can be compiled separately. TeaVM always
 * compiles them together, and without the tables the page is 3 KB smaller. A switch that does not
 * match the expected pattern is left unchanged.
 */
public final class EnumSwitchOptimizer implements ClassHolderTransformer {

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    if (!cls.getName().startsWith("org.arbiterchess.")) {
      return;
    }
    ClassReaderSource classes = context.getHierarchy().getClassSource();
    for (MethodHolder method : cls.getMethods()) {
      Program program = method.getProgram();
      for (int i = 0; program != null && i < program.basicBlockCount(); i++) {
        makeDirect(program.basicBlockAt(i), classes);
      }
    }
  }

  /**
   * Replaces {@code switch (table[constant.ordinal()])} with {@code switch (constant.ordinal())}.
   */
  private static void makeDirect(BasicBlock block, ClassReaderSource classes) {
    GetFieldInstruction table = null;
    UnwrapArrayInstruction unwrapping = null;
    GetElementInstruction lookup = null;
    for (Instruction instruction : block) {
      if (instruction instanceof GetFieldInstruction get
          && EnumSwitchTableReader.isSwitchTable(get.getField())) {
        table = get;
        unwrapping = null;
        lookup = null;
      } else if (table != null && instruction instanceof UnwrapArrayInstruction unwrap) {
        unwrapping = unwrap.getArray() == table.getReceiver() ? unwrap : unwrapping;
      } else if (unwrapping != null && instruction instanceof GetElementInstruction get) {
        lookup = get.getArray() == unwrapping.getReceiver() ? get : lookup;
      }
    }
    if (lookup != null
        && block.getLastInstruction() instanceof SwitchInstruction choice
        && choice.getCondition() == lookup.getReceiver()) {
      Map<Integer, Integer> ordinals =
          EnumSwitchTableReader.ordinalsByCase(table.getField(), classes);
      for (SwitchTableEntry entry : choice.getEntries()) {
        entry.setCondition(ordinals.get(entry.getCondition()));
      }
      table.delete();
      unwrapping.delete();
      lookup.replace(ordinalInstead(lookup));
    }
  }

  private static AssignInstruction ordinalInstead(GetElementInstruction lookup) {
    AssignInstruction assign = new AssignInstruction();
    assign.setAssignee(lookup.getIndex());
    assign.setReceiver(lookup.getReceiver());
    assign.setLocation(lookup.getLocation());
    return assign;
  }
}
