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
 * Leaves strict play out of a module: the methods through which casual code reaches it do nothing
 * or, if they return a value, throw. Most games are casual, and without strict play the page loads
 * a fifth less of the rules. The module {@code strict.js} is compiled without this transformer.
 */
public final class StrictPlayRemover implements ClassHolderTransformer {

  private static final Map<String, Set<String>> REMOVED =
      Map.of(
          "org.arbiterchess.game.StrictTransitions", Set.of("after", "moved", "offered", "claimed"),
          "org.arbiterchess.game.StrictCommandHandler", Set.of("decide"),
          "org.arbiterchess.game.StrictSentences",
              Set.of("of", "ofOutcome", "ofIllegalClaim", "ofRefusal"),
          "org.arbiterchess.touch.Obligation", Set.of("of", "ofClaim"),
          "org.arbiterchess.wire.StrictEventCodec", Set.of("addParsers", "tree"),
          "org.arbiterchess.wire.StrictCommandCodec", Set.of("addParsers", "tree"),
          "org.arbiterchess.pgn.StrictComments", Set.of("fill"),
          "org.arbiterchess.browser.JsStrictPlay", Set.of("of", "log"));

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    Set<String> missing = new HashSet<>(REMOVED.getOrDefault(cls.getName(), Set.of()));
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
