package org.arbiterchess.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.game.ArbiterStopKind;
import org.arbiterchess.game.ClaimKind;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Seat;
import org.arbiterchess.game.StrictCommand;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.winnability.Winnability;

/** Reads and writes commands: {@code {"v", "type", "seat", "id", …}}. */
final class CommandCodec {

  static final Map<String, Function<WireNodeReader, Command>> PARSERS = new LinkedHashMap<>();

  static {
    PARSERS.put("move", n -> new Command.Move(seat(n), id(n), AttemptCodec.read(n.at("attempt"))));
    PARSERS.put("offerDraw", n -> new Command.OfferDraw(seat(n), id(n)));
    PARSERS.put(
        "answerDraw",
        n -> new Command.AnswerDraw(seat(n), id(n), optionalId(n, "offer"), accept(n)));
    PARSERS.put("claim", n -> new Command.Claim(seat(n), id(n), kind(n), namedMove(n)));
    PARSERS.put("resign", n -> new Command.Resign(seat(n), id(n)));
    PARSERS.put("askTakeback", n -> new Command.AskTakeback(seat(n), id(n)));
    PARSERS.put(
        "answerTakeback",
        n -> new Command.AnswerTakeback(seat(n), id(n), optionalId(n, "request"), accept(n)));
    PARSERS.put("abort", n -> new Command.Abort(seat(n), id(n)));
    PARSERS.put(
        "stop",
        n -> new Command.Stop(seat(n), id(n), n.at("how").constant(ArbiterStopKind.values())));
    PARSERS.put("pause", n -> new Command.Pause(seat(n), id(n)));
    PARSERS.put("resume", n -> new Command.Resume(seat(n), id(n)));
    PARSERS.put(
        "setClock",
        n -> new Command.SetClock(seat(n), id(n), n.at("color").color(), n.at("millis").number()));
    PARSERS.put("checkFlag", n -> new Command.CheckFlag(seat(n), id(n)));
    PARSERS.put(
        "verdict",
        n ->
            new Command.Verdict(
                seat(n), id(n), n.at("answer").constant(Winnability.Answer.values())));
    PARSERS.put(
        "claimAbandoned", n -> new Command.ClaimAbandoned(seat(n), id(n), n.at("win").flag()));
    PARSERS.put("giveTime", n -> new Command.GiveTime(seat(n), id(n)));
    StrictCommandCodec.addParsers(PARSERS);
  }

  private CommandCodec() {}

  static Map<String, Object> write(Command command) {
    return tree(command).map();
  }

  private static WireObjectBuilder tree(Command command) {
    if (command instanceof Command.Move move) {
      return message("move", move).put("attempt", AttemptCodec.write(move.attempt()));
    }
    if (command instanceof Command.OfferDraw) {
      return message("offerDraw", command);
    }
    if (command instanceof Command.AnswerDraw answer) {
      return message("answerDraw", answer)
          .word("offer", answer.offer())
          .flag("accept", answer.accept());
    }
    if (command instanceof Command.Claim claim) {
      WireObjectBuilder tree = message("claim", claim).constant("kind", claim.kind());
      claim.named().ifPresent(named -> tree.put("named", AttemptCodec.write(named)));
      return tree;
    }
    if (command instanceof Command.Resign) {
      return message("resign", command);
    }
    if (command instanceof Command.AskTakeback) {
      return message("askTakeback", command);
    }
    if (command instanceof Command.AnswerTakeback answer) {
      return message("answerTakeback", answer)
          .word("request", answer.request())
          .flag("accept", answer.accept());
    }
    if (command instanceof Command.Abort) {
      return message("abort", command);
    }
    return clockOrArbiterCommand(command);
  }

  private static WireObjectBuilder clockOrArbiterCommand(Command command) {
    if (command instanceof Command.Stop stop) {
      return message("stop", stop).constant("how", stop.how());
    }
    if (command instanceof Command.Pause) {
      return message("pause", command);
    }
    if (command instanceof Command.Resume) {
      return message("resume", command);
    }
    if (command instanceof Command.SetClock set) {
      return message("setClock", set).color("color", set.color()).number("millis", set.millis());
    }
    if (command instanceof Command.CheckFlag) {
      return message("checkFlag", command);
    }
    if (command instanceof Command.Verdict verdict) {
      return message("verdict", verdict).constant("answer", verdict.answer());
    }
    if (command instanceof Command.ClaimAbandoned claim) {
      return message("claimAbandoned", claim).flag("win", claim.win());
    }
    if (command instanceof Command.GiveTime) {
      return message("giveTime", command);
    }
    if (command instanceof StrictCommand strict) {
      return StrictCommandCodec.tree(strict);
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
