package org.arbiterchess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.arbiterchess.cases.CaseConditions;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.clock.ClockCommand;
import org.arbiterchess.clock.ClockSettings;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.GameEvent;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlStage;
import org.arbiterchess.notation.Epd;
import org.arbiterchess.pgn.ArrowMark;
import org.arbiterchess.pgn.EngineEvaluation;
import org.arbiterchess.pgn.MoveAnnotations;
import org.arbiterchess.pgn.PgnComment;
import org.arbiterchess.pgn.PgnGame;
import org.arbiterchess.pgn.PgnTag;
import org.arbiterchess.pgn.SquareMark;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.testing.SealedTypes;
import org.junit.jupiter.api.Test;

/**
 * Tests that a null argument is rejected by its name: by public static methods, and by the
 * constructors of what programs create. The other records are created by the library.
 */
class NullArgumentsTest {

  private static final List<Class<?>> CREATED_BY_PROGRAMS =
      List.of(
          ArrowMark.class,
          EngineEvaluation.class,
          MoveAnnotations.class,
          PgnComment.class,
          PgnGame.class,
          PgnTag.class,
          SquareMark.class,
          CaseConditions.class,
          ClockSettings.class,
          Epd.class,
          Epd.Operation.class,
          GameEvent.Started.class,
          Piece.class,
          PlacedPiece.class,
          PlayerNames.class,
          Setup.class,
          TimeControl.class,
          TimeControlStage.class);

  private static final List<Class<?>> FAMILIES_CREATED_BY_PROGRAMS =
      List.of(Attempt.class, ClockCommand.class, Command.class);

  /** The messages of the library itself. */
  private static final Set<String> OTHER_PACKAGES = Set.of("org.arbiterchess.remark");

  /** A tree that is null is a value of JSON, and the result of reading it says so. */
  private static final Set<String> NULLABLE = Set.of("tree");

  @Test
  void a_null_argument_is_rejected_by_its_name() throws Exception {
    List<Executable> entryPoints = entryPoints();
    List<String> failures = new ArrayList<>();
    int arguments = 0;
    for (Executable entry : entryPoints) {
      Parameter[] parameters = entry.getParameters();
      for (int i = 0; i < parameters.length; i++) {
        String name = parameters[i].getName();
        if (!parameters[i].getType().isPrimitive() && !NULLABLE.contains(name)) {
          String found = rejection(entry, i);
          if (!found.equals(name)) {
            failures.add(entry + ": " + name + ", but found " + found);
          }
          arguments++;
        }
      }
    }
    System.out.println(arguments + " arguments of " + entryPoints.size() + " entry points");
    assertThat(failures).isEmpty();
    assertThat(arguments).isGreaterThan(250);
  }

  @Test
  void games_and_positions_reject_a_null_argument_by_its_name() {
    Position position = Position.initial();
    Game game = Game.start();
    assertThatNullPointerException().isThrownBy(() -> position.rule(null)).withMessage("attempt");
    assertThatNullPointerException().isThrownBy(() -> position.play(null)).withMessage("move");
    assertThatNullPointerException().isThrownBy(() -> game.rule(null)).withMessage("attempt");
    assertThatNullPointerException().isThrownBy(() -> game.play(null)).withMessage("move");
    assertThatNullPointerException()
        .isThrownBy(() -> game.apply((GameEvent) null))
        .withMessage("event");
    assertThatNullPointerException()
        .isThrownBy(() -> game.apply((List<GameEvent>) null))
        .withMessage("events");
  }

  /** Returns the message about a null argument, or what happened instead. */
  private static String rejection(Executable entry, int at) throws ReflectiveOperationException {
    Class<?>[] types = entry.getParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = i == at ? null : SampleArguments.of(types[i]);
    }
    try {
      if (entry instanceof Constructor<?> constructor) {
        constructor.newInstance(arguments);
      } else {
        ((Method) entry).invoke(null, arguments);
      }
      return "no exception";
    } catch (InvocationTargetException e) {
      return e.getCause() instanceof NullPointerException missing
          ? String.valueOf(missing.getMessage())
          : e.getCause().toString();
    }
  }

  private static List<Executable> entryPoints() throws Exception {
    List<Executable> entries = new ArrayList<>();
    for (Class<?> type : ExportedClasses.all()) {
      if (Modifier.isPublic(type.getModifiers())
          && !OTHER_PACKAGES.contains(type.getPackageName())) {
        Stream.of(type.getDeclaredMethods())
            .filter(method -> Modifier.isStatic(method.getModifiers()))
            .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
            .filter(method -> !type.isEnum() || !method.getName().equals("valueOf"))
            .forEach(entries::add);
      }
    }
    CREATED_BY_PROGRAMS.forEach(type -> entries.addAll(List.of(type.getConstructors())));
    for (Class<?> family : FAMILIES_CREATED_BY_PROGRAMS) {
      for (Class<?> type : SealedTypes.leaves(family)) {
        entries.addAll(List.of(type.getConstructors()));
      }
    }
    return entries;
  }
}
