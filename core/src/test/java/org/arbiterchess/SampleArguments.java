package org.arbiterchess;

import java.io.InputStream;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Square;
import org.arbiterchess.clock.ChessClock;
import org.arbiterchess.clock.ClockSettings;
import org.arbiterchess.clock.ClockStartBehavior;
import org.arbiterchess.clock.FlagFallBehavior;
import org.arbiterchess.game.Clock;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Rulebook;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.tree.MoveLine;
import org.arbiterchess.pgn.tree.PgnTags;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.wire.WireNodeReader;

/** Supplies an argument of any API type, for tests that call every method. */
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
          Map.entry(String[].class, new String[] {"x"}),
          Map.entry(Iterable.class, List.of()),
          Map.entry(List.class, List.of()),
          Map.entry(Map.class, Map.of()),
          Map.entry(Optional.class, Optional.empty()),
          Map.entry(OptionalInt.class, OptionalInt.empty()),
          Map.entry(OptionalLong.class, OptionalLong.empty()),
          Map.entry(Attempt.class, Attempt.step(Square.E2, Square.E4)),
          Map.entry(Board.class, Board.EMPTY),
          Map.entry(ByteSource.class, ByteSource.of("")),
          Map.entry(
              ChessClock.class,
              ChessClock.of(
                  new ClockSettings(CONTROL, ClockStartBehavior.STRICT, FlagFallBehavior.BOTH_STOP),
                  0)),
          Map.entry(
              Clock.class,
              Game.start(Position.initial(), Rulebook.ONLINE, CONTROL, 0).clock().orElseThrow()),
          Map.entry(Duration.class, Duration.ofSeconds(1)),
          Map.entry(Game.class, Game.start()),
          Map.entry(InputStream.class, InputStream.nullInputStream()),
          Map.entry(Move.class, Position.initial().legalMoves().get(0)),
          Map.entry(MoveLine.class, MoveLine.empty()),
          Map.entry(Path.class, Path.of("no", "such", "file")),
          Map.entry(PgnTags.class, PgnTags.UNKNOWN),
          Map.entry(Texts.class, Texts.english()),
          Map.entry(Position.class, Position.initial()),
          Map.entry(TimeControl.class, CONTROL),
          Map.entry(
              WireNodeReader.class,
              WireNodeReader.readMessage(Map.of("v", 1, "type", "x"), Map.of("x", node -> node))
                  .orElseThrow()));

  private SampleArguments() {}

  /**
   * Returns an argument of the given type. The components of a record are created in the same way.
   */
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
    if (type.isInterface()) {
      return Proxy.newProxyInstance(
          type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null);
    }
    Constructor<?>[] constructors = type.getConstructors();
    if (constructors.length > 0) {
      return constructors[0].newInstance(ofAll(constructors[0].getParameterTypes()));
    }
    Method factory =
        Stream.of(type.getMethods())
            .filter(method -> Modifier.isStatic(method.getModifiers()))
            .filter(method -> method.getReturnType() == type)
            .min(Comparator.comparing(Method::toString))
            .orElseThrow(() -> new IllegalStateException("add a sample of " + type));
    return factory.invoke(null, ofAll(factory.getParameterTypes()));
  }

  private static Object[] ofAll(Class<?>[] types) throws ReflectiveOperationException {
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = of(types[i]);
    }
    return arguments;
  }
}
