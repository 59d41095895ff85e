package org.arbiterchess.server.protocol;

import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.server.json.JsonCodec;
import org.arbiterchess.wire.TreeWriter;
import org.arbiterchess.wire.WireFormat;

/** Writes client messages and request bodies. */
final class ClientMessageWriter {

  private ClientMessageWriter() {}

  static String write(ClientMessage message) {
    return JsonCodec.write(tree(message).map());
  }

  private static TreeWriter tree(ClientMessage message) {
    if (message instanceof ClientMessage.Hello hello) {
      return TreeWriter.message("hello")
          .put("game", hello.game())
          .put("token", hello.token())
          .put("after", hello.after())
          .put("language", hello.language());
    }
    if (message instanceof ClientMessage.CommandSent sent) {
      return TreeWriter.message("command")
          .put("after", sent.after())
          .put("command", WireFormat.write(sent.command()));
    }
    if (message instanceof ClientMessage.Beat beat) {
      return TreeWriter.message("beat").put("now", beat.now());
    }
    if (message instanceof ClientMessage.Rematch rematch) {
      return TreeWriter.message("rematch").put("wanted", rematch.wanted());
    }
    if (message instanceof ClientMessage.FreeSeat free) {
      return TreeWriter.message("freeSeat").put("color", free.color().word());
    }
    if (message instanceof ClientMessage.TakeSeat take) {
      return TreeWriter.message("takeSeat").put("color", take.color().word());
    }
    ClientMessage.AnswerSeat answer = (ClientMessage.AnswerSeat) message;
    return TreeWriter.message("answerSeat").put("accept", answer.accept());
  }

  static String write(GameRequest request) {
    Optional<String> token = request.token().map(ClientToken::text);
    return JsonCodec.write(tree(request).put("token", token).map());
  }

  private static TreeWriter tree(GameRequest request) {
    if (request instanceof GameRequest.Create create) {
      Map<String, Object> started = WireFormat.write(create.started());
      return TreeWriter.message("create")
          .put("variant", started.get("variant"))
          .put("fen", Fen.write(create.started().position()))
          .put("rulebook", started.get("rulebook"))
          .put("control", started.get("control"))
          .put("color", create.color().map(Color::word).orElse("random"))
          .put("name", create.name());
    }
    if (request instanceof GameRequest.PutOnline put) {
      return TreeWriter.message("putOnline")
          .put("white", put.white())
          .put("black", put.black())
          .put("give", put.seatGivenAway().map(Color::word))
          .put("log", WireFormat.write(put.game()));
    }
    return TreeWriter.message("join").put("name", ((GameRequest.Join) request).name());
  }
}
