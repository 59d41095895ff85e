package org.arbiterchess.browser.compile;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.PutFieldInstruction;

/**
 * Makes an enum's {@code values()} create the array on demand. The Java compiler makes each enum
 * create an array of all its constants on initialisation, but the page needs the array for only a
 * few enums.
 */
public final class EnumValuesOptimizer implements ClassHolderTransformer {

  private static final String CREATE = "$values";
  private static final String STORED = "$VALUES";

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    if (!cls.getName().startsWith("org.arbiterchess.")
        || !"java.lang.Enum".equals(cls.getParent())) {
      return;
    }
    ValueType array = ValueType.arrayOf(ValueType.object(cls.getName()));
    MethodHolder values = cls.getMethod(new MethodDescriptor("values", array));
    MethodHolder initializer = cls.getMethod(new MethodDescriptor("<clinit>", ValueType.VOID));
    if (cls.getMethod(new MethodDescriptor(CREATE, array)) == null) {
      throw new IllegalStateException(cls.getName() + " has no method " + CREATE);
    }
    values.setProgram(creating(new MethodReference(cls.getName(), CREATE, array)));
    Program program = initializer.getProgram();
    for (int i = 0; i < program.basicBlockCount(); i++) {
      for (Instruction instruction : program.basicBlockAt(i)) {
        if (creates(instruction) || stores(instruction)) {
          instruction.delete();
        }
      }
    }
  }

  private static boolean creates(Instruction instruction) {
    return instruction instanceof InvokeInstruction call
        && call.getMethod().getName().equals(CREATE);
  }

  private static boolean stores(Instruction instruction) {
    return instruction instanceof PutFieldInstruction put
        && put.getField().getFieldName().equals(STORED);
  }

  private static Program creating(MethodReference create) {
    Program program = new Program();
    program.createVariable();
    Variable array = program.createVariable();
    BasicBlock block = program.createBasicBlock();
    InvokeInstruction call = new InvokeInstruction();
    call.setType(InvocationType.SPECIAL);
    call.setMethod(create);
    call.setReceiver(array);
    block.add(call);
    ExitInstruction exit = new ExitInstruction();
    exit.setValueToReturn(array);
    block.add(exit);
    return program;
  }
}
