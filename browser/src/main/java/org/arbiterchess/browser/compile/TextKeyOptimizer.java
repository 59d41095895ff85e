package org.arbiterchess.browser.compile;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.teavm.model.AccessLevel;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldReader;
import org.teavm.model.FieldReference;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.IntegerConstantInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.StringConstantInstruction;

/**
 * Makes the keys of texts small: the page gives the texts in the order of the keys and with
 * numbered placeholders, so a module needs no names of placeholders. Keys that are not found by
 * name and cite no article become numbers, from which the key is made when it is used. The page is
 * 3 KB smaller.
 */
public final class TextKeyOptimizer implements ClassHolderTransformer {

  /** The placeholders as {@link TextArrays} numbers them, for all keys alike. */
  private static final String PLACEHOLDERS = "0,1,2,3,4,5";

  private static final Pattern NAMES_OF_PLACEHOLDERS =
      Pattern.compile("[a-z][A-Za-z]*(,[a-z][A-Za-z]*)*");

  private static final MethodDescriptor INITIALIZER =
      new MethodDescriptor("<clinit>", ValueType.VOID);

  /** Enums whose keys are made from their numbers. */
  private static final Set<String> NUMBERED =
      Set.of("org.arbiterchess.message.InputText", "org.arbiterchess.message.PgnText");

  /**
   * Enums whose keys have articles, so that each remains a constant, but without its name. Squares,
   * files and ranks need no names either, because they write their own.
   */
  private static final Set<String> NAMELESS =
      Set.of(
          "org.arbiterchess.chess.File",
          "org.arbiterchess.chess.Rank",
          "org.arbiterchess.chess.Square",
          "org.arbiterchess.message.GameText",
          "org.arbiterchess.officiating.message.StrictText",
          "org.arbiterchess.officiating.message.CasesText",
          "org.arbiterchess.officiating.message.ClockText");

  private static final String KEYS = "$VALUES";

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    if (!cls.getName().startsWith("org.arbiterchess.")) {
      return;
    }
    ClassReaderSource classes = context.getHierarchy().getClassSource();
    for (MethodHolder method : List.copyOf(cls.getMethods())) {
      if (method.getProgram() != null) {
        useNumbers(method.getProgram(), classes);
      }
    }
    if (NUMBERED.contains(cls.getName())) {
      createArray(cls, context);
      cls.addMethod(lookup(cls, context));
    } else if (NAMELESS.contains(cls.getName())) {
      removeNames(cls);
    }
  }

  /**
   * Whether the texts of an enum of keys have numbers instead of placeholders' names. A sentence of
   * the clock asks for its values by name.
   */
  static boolean hasNumberedPlaceholders(String keys) {
    return NUMBERED.contains(keys) || (NAMELESS.contains(keys) && !keys.endsWith("ClockText"));
  }

  private static MethodReference lookup(String keys) {
    return new MethodReference(keys, "numbered", ValueType.INTEGER, ValueType.object(keys));
  }

  /** Replaces each use of a constant by a look-up of its number. */
  private static void useNumbers(Program program, ClassReaderSource classes) {
    for (int i = 0; i < program.basicBlockCount(); i++) {
      for (Instruction instruction : program.basicBlockAt(i)) {
        if (instruction instanceof GetFieldInstruction get
            && get.getInstance() == null
            && NUMBERED.contains(get.getField().getClassName())
            && !get.getField().getFieldName().equals(KEYS)) {
          Variable number = program.createVariable();
          IntegerConstantInstruction constant = new IntegerConstantInstruction();
          constant.setConstant(EnumSwitchOptimizer.ordinal(get.getField(), classes));
          constant.setReceiver(number);
          InvokeInstruction call = new InvokeInstruction();
          call.setType(InvocationType.SPECIAL);
          call.setMethod(lookup(get.getField().getClassName()));
          call.setArguments(number);
          call.setReceiver(get.getReceiver());
          get.insertPrevious(constant);
          get.replace(call);
        }
      }
    }
  }

  /** Makes the static initializer create the array without the keys. */
  private static void createArray(ClassHolder cls, ClassHolderTransformerContext context) {
    int size = 0;
    for (FieldReader field : cls.getFields()) {
      size += field.hasModifier(ElementModifier.ENUM) ? 1 : 0;
    }
    ProgramEmitter code = ProgramEmitter.create(cls.getMethod(INITIALIZER), context.getHierarchy());
    ValueEmitter array = code.constructArray(ValueType.object(cls.getName()), size);
    code.setField(new FieldReference(cls.getName(), KEYS), array);
    code.exit();
  }

  /** The method that returns the key with a number, and creates it at the first time. */
  private static MethodHolder lookup(ClassHolder cls, ClassHolderTransformerContext context) {
    MethodHolder method = new MethodHolder(lookup(cls.getName()).getDescriptor());
    method.setLevel(AccessLevel.PUBLIC);
    method.getModifiers().add(ElementModifier.STATIC);
    ValueType type = ValueType.object(cls.getName());
    ProgramEmitter code = ProgramEmitter.create(method, context.getHierarchy());
    ValueEmitter number = code.var(1, int.class);
    ValueEmitter keys = code.getField(cls.getName(), KEYS, ValueType.arrayOf(type));
    code.when(keys.getElement(number).isNull())
        .thenDo(
            () ->
                keys.setElement(
                    number,
                    code.construct(
                        cls.getName(), code.constant(""), number, code.constant(PLACEHOLDERS))));
    keys.getElement(number).returnValue();
    return method;
  }

  private static void removeNames(ClassHolder cls) {
    boolean isNumbered = hasNumberedPlaceholders(cls.getName());
    for (BasicBlock block : cls.getMethod(INITIALIZER).getProgram().getBasicBlocks()) {
      for (Instruction instruction : block) {
        if (instruction instanceof StringConstantInstruction text) {
          if (cls.getField(text.getConstant()) != null) {
            text.setConstant("");
          } else if (isNumbered && NAMES_OF_PLACEHOLDERS.matcher(text.getConstant()).matches()) {
            text.setConstant(PLACEHOLDERS);
          }
        }
      }
    }
  }
}
