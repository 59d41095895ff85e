package org.arbiterchess;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Square;
import org.arbiterchess.clock.ChessClock;
import org.arbiterchess.clock.ClockSettings;
import org.arbiterchess.clock.ClockStart;
import org.arbiterchess.clock.FlagRule;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.pgn.MoveLine;
import org.arbiterchess.pgn.PgnTags;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;

/** Supplies an argument of any type of the API, for tests that call every method. */
final class SampleArguments {

  private static final TimeControl CONTROL = TimeControl.of("5+3");

  private static final Map<Class<?>, Object> SAMPLES =
      Map.ofEntries(
          Map.entry(boolean.class, false),
          Map.entry(char.class, 'x'),
          Map.entry(int.class, 1),
          Map.entry(long.class, 1L),
          Map.entry(Object.class, "x"),
          Map.entry(String.class, "x"),
          Map.entry(Iterable.class, List.of()),
          Map.entry(List.class, List.of()),
          Map.entry(Map.class, Map.of()),
          Map.entry(Optional.class, Optional.empty()),
          Map.entry(OptionalInt.class, OptionalInt.empty()),
          Map.entry(OptionalLong.class, OptionalLong.empty()),
          Map.entry(Attempt.class, Attempt.step(Square.E2, Square.E4)),
          Map.entry(Board.class, Board.EMPTY),
          Map.entry(
              ChessClock.class,
              ChessClock.of(new ClockSettings(CONTROL, ClockStart.STRICT, FlagRule.BOTH_STOP), 0)),
          Map.entry(Game.class, Game.start()),
          Map.entry(Move.class, Position.initial().legalMoves().get(0)),
          Map.entry(MoveLine.class, MoveLine.empty()),
          Map.entry(PgnTags.class, PgnTags.UNKNOWN),
          Map.entry(Phrasebook.class, Phrasebook.english()),
          Map.entry(Position.class, Position.initial()),
          Map.entry(TimeControl.class, CONTROL));

  private SampleArguments() {}

  /** Returns an argument. A record is created from arguments for its components. */
  static Object of(Class<?> type) throws ReflectiveOperationException {
    if (SAMPLES.containsKey(type)) {
      return SAMPLES.get(type);
    }
    if (type.isEnum()) {
      return type.getEnumConstants()[0];
    }
    if (type.isArray()) {
      return Array.newInstance(type.getComponentType(), 0);
    }
    if (type.isSealed()) {
      return of(type.getPermittedSubclasses()[0]);
    }
    Constructor<?>[] constructors = type.getConstructors();
    if (constructors.length == 0) {
      throw new IllegalStateException("add a sample of " + type);
    }
    Class<?>[] types = constructors[0].getParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = of(types[i]);
    }
    return constructors[0].newInstance(arguments);
  }
}
