package org.arbiterchess.browser.compile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldReference;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.Program;
import org.teavm.model.instructions.AssignInstruction;
import org.teavm.model.instructions.GetElementInstruction;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.PutElementInstruction;
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

  private static final MethodDescriptor INITIALIZER = new MethodDescriptor("<clinit>", void.class);

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
      if (instruction instanceof GetFieldInstruction get && isSwitchTable(get.getField())) {
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
      Map<Integer, Integer> ordinals = ordinalsByCase(table.getField(), classes);
      for (SwitchTableEntry entry : choice.getEntries()) {
        entry.setCondition(ordinals.get(entry.getCondition()));
      }
      table.delete();
      unwrapping.delete();
      lookup.replace(ordinalInstead(lookup));
    }
  }

  private static boolean isSwitchTable(FieldReference field) {
    return field.getFieldName().startsWith("$SwitchMap$");
  }

  /**
   * Maps each case number in a table to the ordinal of its constant. The static initializer of a
   * synthetic class fills the tables: {@code table[Constant.ordinal()] = case}.
   */
  private static Map<Integer, Integer> ordinalsByCase(
      FieldReference table, ClassReaderSource classes) {
    Map<Integer, Integer> ordinals = new HashMap<>();
    FieldReference filled = table;
    FieldReference constant = table;
    int number = 0;
    Program filling =
        (Program) classes.get(table.getClassName()).getMethod(INITIALIZER).getProgram();
    for (BasicBlock block : filling.getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof GetFieldInstruction get && isSwitchTable(get.getField())) {
          filled = get.getField();
        } else if (instruction instanceof GetFieldInstruction get) {
          constant = get.getField();
        } else if (instruction instanceof IntegerConstantInstruction integer) {
          number = integer.getConstant();
        } else if (instruction instanceof PutElementInstruction && filled.equals(table)) {
          ordinals.put(number, ordinal(constant, classes));
        }
      }
    }
    return ordinals;
  }

  static int ordinal(FieldReference constant, ClassReaderSource classes) {
    List<String> constants =
        classes.get(constant.getClassName()).getFields().stream()
            .filter(field -> field.hasModifier(ElementModifier.ENUM))
            .map(field -> field.getName())
            .toList();
    return constants.indexOf(constant.getFieldName());
  }

  private static AssignInstruction ordinalInstead(GetElementInstruction lookup) {
    AssignInstruction assign = new AssignInstruction();
    assign.setAssignee(lookup.getIndex());
    assign.setReceiver(lookup.getReceiver());
    assign.setLocation(lookup.getLocation());
    return assign;
  }
}
