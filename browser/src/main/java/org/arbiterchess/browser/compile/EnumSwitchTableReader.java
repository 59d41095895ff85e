package org.arbiterchess.browser.compile;

import java.util.HashMap;
import java.util.Map;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldReader;
import org.teavm.model.FieldReference;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.ProgramReader;
import org.teavm.model.ValueType;
import org.teavm.model.VariableReader;
import org.teavm.model.instructions.AbstractInstructionReader;
import org.teavm.model.instructions.ArrayElementType;

/**
 * Reads the switch tables that the Java compiler generates. Each table is filled by the static
 * initializer of a synthetic class: {@code table[Constant.ordinal()] = case}.
 */
final class EnumSwitchTableReader extends AbstractInstructionReader {

  private static final MethodDescriptor INITIALIZER = new MethodDescriptor("<clinit>", void.class);

  private final FieldReference table;
  private final ClassReaderSource classes;
  private final Map<Integer, Integer> ordinals = new HashMap<>();
  private boolean isThisTable;
  private FieldReference constant;
  private int number;

  private EnumSwitchTableReader(FieldReference table, ClassReaderSource classes) {
    this.table = table;
    this.classes = classes;
  }

  static boolean isSwitchTable(FieldReference field) {
    return field.getFieldName().startsWith("$SwitchMap$");
  }

  /** Maps each case number in the table to the ordinal of its constant. */
  static Map<Integer, Integer> ordinalsByCase(FieldReference table, ClassReaderSource classes) {
    EnumSwitchTableReader reader = new EnumSwitchTableReader(table, classes);
    ProgramReader filling = classes.get(table.getClassName()).getMethod(INITIALIZER).getProgram();
    for (int i = 0; i < filling.basicBlockCount(); i++) {
      filling.basicBlockAt(i).readAllInstructions(reader);
    }
    return reader.ordinals;
  }

  @Override
  public void getField(
      VariableReader receiver, VariableReader instance, FieldReference field, ValueType type) {
    if (isSwitchTable(field)) {
      isThisTable = field.equals(table);
    } else {
      constant = field;
    }
  }

  @Override
  public void integerConstant(VariableReader receiver, int value) {
    number = value;
  }

  @Override
  public void putElement(
      VariableReader array, VariableReader index, VariableReader value, ArrayElementType type) {
    if (isThisTable) {
      ordinals.put(number, ordinal());
    }
  }

  private int ordinal() {
    int ordinal = 0;
    for (FieldReader field : classes.get(constant.getClassName()).getFields()) {
      if (field.getName().equals(constant.getFieldName())) {
        return ordinal;
      }
      ordinal += field.hasModifier(ElementModifier.ENUM) ? 1 : 0;
    }
    throw new IllegalStateException("no constant of an enum: " + constant);
  }
}
