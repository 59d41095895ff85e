package org.arbiterchess.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.ArbiterStopKind;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.StrictAction;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.winnability.Winnability;

/** Reads and writes commands: {@code {"v", "type", "seat", "id", …}}. */
final class CommandCodec {

  static final Map<String, Function<WireNodeReader, Command>> PARSERS = new LinkedHashMap<>();

  static {
    PARSERS.put(
        "move",
        n -> new Command(seat(n), id(n), new Action.Move(AttemptCodec.read(n.at("attempt")))));
    PARSERS.put("offerDraw", n -> new Command(seat(n), id(n), new Action.OfferDraw()));
    PARSERS.put(
        "answerDraw",
        n -> new Command(seat(n), id(n), new Action.AnswerDraw(optionalId(n, "offer"), accept(n))));
    PARSERS.put("claim", n -> new Command(seat(n), id(n), new Action.Claim(kind(n), namedMove(n))));
    PARSERS.put("resign", n -> new Command(seat(n), id(n), new Action.Resign()));
    PARSERS.put("askTakeback", n -> new Command(seat(n), id(n), new Action.AskTakeback()));
    PARSERS.put(
        "answerTakeback",
        n ->
            new Command(
                seat(n), id(n), new Action.AnswerTakeback(optionalId(n, "request"), accept(n))));
    PARSERS.put("abort", n -> new Command(seat(n), id(n), new Action.Abort()));
    PARSERS.put(
        "stop",
        n ->
            new Command(
                seat(n), id(n), new Action.Stop(n.at("how").constant(ArbiterStopKind.values()))));
    PARSERS.put("pause", n -> new Command(seat(n), id(n), new Action.Pause()));
    PARSERS.put("resume", n -> new Command(seat(n), id(n), new Action.Resume()));
    PARSERS.put(
        "setClock",
        n ->
            new Command(
                seat(n),
                id(n),
                new Action.SetClock(n.at("color").color(), n.at("millis").number())));
    PARSERS.put("checkFlag", n -> new Command(seat(n), id(n), new Action.CheckFlag()));
    PARSERS.put(
        "verdict",
        n ->
            new Command(
                seat(n),
                id(n),
                new Action.Verdict(n.at("answer").constant(Winnability.Answer.values()))));
    PARSERS.put(
        "claimAbandoned",
        n -> new Command(seat(n), id(n), new Action.ClaimAbandoned(n.at("win").flag())));
    PARSERS.put("giveTime", n -> new Command(seat(n), id(n), new Action.GiveTime()));
    StrictCommandCodec.addParsers(PARSERS);
  }

  private CommandCodec() {}

  static Map<String, Object> write(Command command) {
    return tree(command).map();
  }

  private static WireObjectBuilder tree(Command command) {
    if (command.action() instanceof Action.Move move) {
      return message("move", command).put("attempt", AttemptCodec.write(move.attempt()));
    }
    if (command.action() instanceof Action.OfferDraw) {
      return message("offerDraw", command);
    }
    if (command.action() instanceof Action.AnswerDraw answer) {
      return message("answerDraw", command)
          .word("offer", answer.offer())
          .flag("accept", answer.accept());
    }
    if (command.action() instanceof Action.Claim claim) {
      WireObjectBuilder tree = message("claim", command).constant("kind", claim.kind());
      claim.named().ifPresent(named -> tree.put("named", AttemptCodec.write(named)));
      return tree;
    }
    if (command.action() instanceof Action.Resign) {
      return message("resign", command);
    }
    if (command.action() instanceof Action.AskTakeback) {
      return message("askTakeback", command);
    }
    if (command.action() instanceof Action.AnswerTakeback answer) {
      return message("answerTakeback", command)
          .word("request", answer.request())
          .flag("accept", answer.accept());
    }
    if (command.action() instanceof Action.Abort) {
      return message("abort", command);
    }
    return clockOrArbiterCommand(command);
  }

  private static WireObjectBuilder clockOrArbiterCommand(Command command) {
    if (command.action() instanceof Action.Stop stop) {
      return message("stop", command).constant("how", stop.how());
    }
    if (command.action() instanceof Action.Pause) {
      return message("pause", command);
    }
    if (command.action() instanceof Action.Resume) {
      return message("resume", command);
    }
    if (command.action() instanceof Action.SetClock set) {
      return message("setClock", command)
          .color("color", set.color())
          .number("millis", set.millis());
    }
    if (command.action() instanceof Action.CheckFlag) {
      return message("checkFlag", command);
    }
    if (command.action() instanceof Action.Verdict verdict) {
      return message("verdict", command).constant("answer", verdict.answer());
    }
    if (command.action() instanceof Action.ClaimAbandoned claim) {
      return message("claimAbandoned", command).flag("win", claim.win());
    }
    if (command.action() instanceof Action.GiveTime) {
      return message("giveTime", command);
    }
    if (command.action() instanceof StrictAction strict) {
      return StrictCommandCodec.tree(command, strict);
    }
    throw new IllegalArgumentException("no JSON form for " + command);
  }

  static WireObjectBuilder message(String type, Command command) {
    return WireObjectBuilder.message(type)
        .word("seat", word(command.seat()))
        .word("id", command.id());
  }

  private static String word(Seat seat) {
    return seat.color().map(color -> color.word()).orElse("arbiter");
  }

  static Seat seat(WireNodeReader node) {
    return node.at("seat").named(List.of(Seat.values()), CommandCodec::word);
  }

  static String id(WireNodeReader node) {
    return node.at("id").word();
  }

  private static Optional<String> optionalId(WireNodeReader node, String key) {
    return node.at(key).optional(WireNodeReader::word);
  }

  private static boolean accept(WireNodeReader node) {
    return node.at("accept").flag();
  }

  private static ClaimKind kind(WireNodeReader node) {
    return node.at("kind").constant(ClaimKind.values());
  }

  private static Optional<Attempt> namedMove(WireNodeReader node) {
    return node.at("named").optional(AttemptCodec::read);
  }
}
