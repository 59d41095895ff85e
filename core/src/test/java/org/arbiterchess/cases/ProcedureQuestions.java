package org.arbiterchess.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.arbiterchess.cases.Question.WrongSetup.MisplacedPiece;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.TimeControl;
import org.arbiterchess.game.TimeControlReading;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.Variant;

/** Generates many versions of the questions about procedure, including some with missing parts. */
final class ProcedureQuestions {

  private static final List<Optional<Boolean>> ANSWERS =
      List.of(Optional.empty(), Optional.of(true), Optional.of(false));
  private static final List<String> ILLEGAL_POSITIONS =
      List.of(
          "4k3/8/8/8/8/8/4R3/4K3 w - - 0 30",
          "4k3/8/8/8/1b6/8/4R3/4K3 w - - 0 30",
          "8/8/8/8/8/8/4R3/4K3 b - - 0 30",
          "4k3/8/8/8/8/8/8/p3K3 w - - 0 30",
          "4k3/8/8/8/8/8/8/4K3 w - - 0 30",
          "4k2k/8/8/8/8/8/8/4K3 w - - 0 30");
  private static final List<OptionalInt> COMPLETED =
      List.of(OptionalInt.empty(), OptionalInt.of(9), OptionalInt.of(10));
  private static final List<Optional<OptionalInt>> PRESSED =
      List.of(Optional.empty(), Optional.of(OptionalInt.empty()), Optional.of(OptionalInt.of(5)));
  private static final List<PlayingConditions> CONDITIONS =
      List.of(
          PlayingConditions.UNKNOWN,
          conditions("90+30", true),
          conditions("40/90+0:30+30", true),
          conditions("120+0", true),
          conditions("15+10", true),
          conditions("15+10", false),
          conditions("3+2", true),
          conditions("3+2", false),
          conditions("-", true));

  private final List<Question> questions = new ArrayList<>();

  private ProcedureQuestions() {}

  static PlayingConditions conditions(String control, boolean supervised) {
    TimeControl read = ((TimeControlReading.Read) TimeControl.read(control)).control();
    return new PlayingConditions(Optional.of(read), Optional.of(supervised));
  }

  static List<Question> all() {
    ProcedureQuestions all = new ProcedureQuestions();
    for (Color by : Color.values()) {
      all.addOf(by);
      for (PlayingConditions conditions : CONDITIONS) {
        all.addOf(by, conditions);
      }
    }
    for (PlayingConditions conditions : CONDITIONS) {
      all.addOf(conditions);
      all.addLate(conditions);
    }
    for (Optional<Boolean> signed : ANSWERS) {
      for (Question.AfterTheGame.Finding found : Question.AfterTheGame.Finding.values()) {
        for (Optional<Boolean> endedGame : ANSWERS) {
          all.questions.add(new Question.AfterTheGame(found, signed, endedGame));
        }
      }
    }
    return all.questions;
  }

  private void addOf(Color by) {
    for (Question.DrawOffer.Moment when : Question.DrawOffer.Moment.values()) {
      for (Optional<Boolean> accepted : ANSWERS) {
        for (int flags = 0; flags < 72; flags++) {
          questions.add(
              new Question.DrawOffer(
                  by,
                  when,
                  accepted,
                  flags / 9 % 2 > 0,
                  flags / 18 % 2 > 0,
                  flags / 36 > 0,
                  ANSWERS.get(flags % 3),
                  ANSWERS.get(flags / 3 % 3)));
        }
      }
    }
    for (Question.ForgottenPress.Omission what : Question.ForgottenPress.Omission.values()) {
      questions.add(new Question.ForgottenPress(what, by));
    }
    for (Question.DisplacedPieces.Mishap what : Question.DisplacedPieces.Mishap.values()) {
      questions.add(new Question.DisplacedPieces(what, Optional.of(by)));
      questions.add(new Question.DisplacedPieces(what, Optional.empty()));
    }
    for (Optional<Boolean> milder : ANSWERS) {
      questions.add(new ConductQuestion.PhoneRang(by, Optional.empty(), milder));
      for (ConductQuestion.PhoneRang.Place place : ConductQuestion.PhoneRang.Place.values()) {
        questions.add(new ConductQuestion.PhoneRang(by, Optional.of(place), milder));
      }
    }
  }

  private void addOf(Color by, PlayingConditions conditions) {
    for (OptionalInt left :
        List.of(OptionalInt.empty(), OptionalInt.of(0), OptionalInt.of(60), OptionalInt.of(300))) {
      for (Optional<Boolean> both : ANSWERS) {
        for (OptionalInt period : List.of(OptionalInt.empty(), OptionalInt.of(1))) {
          questions.add(new ConductQuestion.Writing(by, left, period, both, conditions));
        }
      }
      for (Optional<Boolean> announced : ANSWERS) {
        addPlayingForTime(by, announced, left, conditions);
      }
    }
    for (ConductQuestion.TwoHands.Mistake how : ConductQuestion.TwoHands.Mistake.values()) {
      for (Optional<Boolean> pressed : ANSWERS) {
        for (OptionalInt before :
            List.of(OptionalInt.empty(), OptionalInt.of(0), OptionalInt.of(1))) {
          addHands(how, by, pressed, before, conditions);
        }
      }
    }
  }

  private void addHands(
      ConductQuestion.TwoHands.Mistake how,
      Color by,
      Optional<Boolean> pressed,
      OptionalInt before,
      PlayingConditions conditions) {
    Optional<Attempt> move = Optional.of(Attempt.step(Square.E2, Square.E4));
    Optional<Game> game = Optional.of(Game.start());
    for (Optional<Game> board : List.of(game, Optional.<Game>empty())) {
      questions.add(
          new ConductQuestion.TwoHands(
              board, how, by, Optional.empty(), pressed, Optional.empty(), before, conditions));
    }
    questions.add(
        new ConductQuestion.TwoHands(
            game, how, by, move, pressed, Optional.empty(), before, conditions));
  }

  private void addPlayingForTime(
      Color by, Optional<Boolean> announced, OptionalInt left, PlayingConditions conditions) {
    for (Question.PlayingForTime.Request request : Question.PlayingForTime.Request.values()) {
      for (Optional<Boolean> present : ANSWERS) {
        for (Optional<Game> game : List.of(Optional.of(Game.start()), Optional.<Game>empty())) {
          questions.add(
              new Question.PlayingForTime(game, request, by, announced, left, present, conditions));
        }
      }
    }
  }

  private void addOf(PlayingConditions conditions) {
    for (OptionalInt completed : COMPLETED) {
      questions.add(new Question.WrongClock(completed, conditions));
      for (Question.WrongSetup.Fault what : Question.WrongSetup.Fault.values()) {
        addSetup(what, completed, conditions);
      }
    }
    for (Optional<Boolean> still : ANSWERS) {
      addIllegalPositions(Optional.empty(), still, conditions);
      for (Question.IllegalPosition.Flaw what : Question.IllegalPosition.Flaw.values()) {
        addIllegalPositions(Optional.of(what), still, conditions);
      }
    }
    for (Optional<Boolean> irregularity : ANSWERS) {
      for (Optional<Boolean> used : ANSWERS) {
        questions.add(
            new ConductQuestion.SpectatorSpoke(
                irregularity, Optional.of(Color.BLACK), used, conditions));
        questions.add(
            new ConductQuestion.SpectatorSpoke(irregularity, Optional.empty(), used, conditions));
      }
    }
  }

  private void addIllegalPositions(
      Optional<Question.IllegalPosition.Flaw> what,
      Optional<Boolean> still,
      PlayingConditions conditions) {
    List<Optional<Setup>> positions = new ArrayList<>(List.of(Optional.empty()));
    for (String fen : ILLEGAL_POSITIONS) {
      positions.add(Fen.readSetup(fen, Variant.CLASSICAL));
    }
    for (Optional<Setup> position : positions) {
      for (OptionalInt before : List.of(OptionalInt.empty(), OptionalInt.of(1))) {
        questions.add(
            new Question.IllegalPosition(
                position, what, Optional.empty(), before, still, conditions));
        questions.add(
            new Question.IllegalPosition(
                position, what, Optional.of(Color.BLACK), before, still, conditions));
      }
    }
  }

  private void addSetup(
      Question.WrongSetup.Fault what, OptionalInt completed, PlayingConditions conditions) {
    for (Optional<Color> by : List.of(Optional.of(Color.WHITE), Optional.<Color>empty())) {
      questions.add(new Question.WrongSetup(what, completed, List.of(), by, conditions));
      for (MisplacedPiece piece : MisplacedPiece.values()) {
        questions.add(new Question.WrongSetup(what, completed, List.of(piece), by, conditions));
      }
    }
  }

  private void addLate(PlayingConditions conditions) {
    List<OptionalInt> minutes =
        List.of(OptionalInt.empty(), OptionalInt.of(0), OptionalInt.of(10), OptionalInt.of(31));
    for (OptionalInt white : minutes) {
      for (OptionalInt black : minutes) {
        for (OptionalInt defaultTime : List.of(OptionalInt.empty(), OptionalInt.of(30))) {
          for (Optional<OptionalInt> pressed : PRESSED) {
            questions.add(new Question.LateArrival(white, black, defaultTime, pressed, conditions));
          }
        }
      }
    }
  }
}
