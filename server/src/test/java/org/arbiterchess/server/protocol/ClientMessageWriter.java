package org.arbiterchess.server.protocol;

import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Color;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.tree.WireObjectBuilder;
import org.arbiterchess.wire.WireFormat;

/** Writes client messages and request bodies. */
final class ClientMessageWriter {

  private ClientMessageWriter() {}

  static String write(ClientMessage message) {
    return JsonTreeCodec.write(tree(message).map());
  }

  private static WireObjectBuilder tree(ClientMessage message) {
    if (message instanceof ClientMessage.Hello hello) {
      return WireObjectBuilder.message("hello")
          .put("game", hello.game())
          .put("token", hello.token())
          .put("after", hello.after())
          .put("language", hello.language())
          .put("protocol", hello.protocol())
          .put("greetings", Optional.of(hello.greetings()).filter(on -> on));
    }
    if (message instanceof ClientMessage.CommandSent sent) {
      return WireObjectBuilder.message("command")
          .put("after", sent.after())
          .put("command", WireFormat.write(sent.command()));
    }
    if (message instanceof ClientMessage.Beat beat) {
      return WireObjectBuilder.message("beat").put("now", beat.now());
    }
    if (message instanceof ClientMessage.Rematch rematch) {
      return WireObjectBuilder.message("rematch").put("wanted", rematch.wanted());
    }
    if (message instanceof ClientMessage.FreeSeat free) {
      return WireObjectBuilder.message("freeSeat").put("color", free.color().word());
    }
    if (message instanceof ClientMessage.TakeSeat take) {
      return WireObjectBuilder.message("takeSeat").put("color", take.color().word());
    }
    if (message instanceof ClientMessage.Greetings greetings) {
      return WireObjectBuilder.message("greetings").put("on", greetings.on());
    }
    if (message instanceof ClientMessage.Greet greet) {
      return WireObjectBuilder.message("greet").put("greeting", greet.greeting().name());
    }
    ClientMessage.AnswerSeat answer = (ClientMessage.AnswerSeat) message;
    return WireObjectBuilder.message("answerSeat").put("accept", answer.accept());
  }

  static String write(GameHttpRequest request) {
    Optional<String> token = request.token().map(ClientSeatToken::text);
    return JsonTreeCodec.write(tree(request).put("token", token).map());
  }

  private static WireObjectBuilder tree(GameHttpRequest request) {
    if (request instanceof GameHttpRequest.Create create) {
      Map<String, Object> started = WireFormat.write(create.started());
      return WireObjectBuilder.message("create")
          .put("variant", started.get("variant"))
          .put("fen", Fen.write(create.started().position()))
          .put("rulebook", started.get("rulebook"))
          .put("control", started.get("control"))
          .put("color", create.color().map(Color::word).orElse("random"))
          .put("name", create.name());
    }
    if (request instanceof GameHttpRequest.PutOnline put) {
      return WireObjectBuilder.message("putOnline")
          .put("white", put.white())
          .put("black", put.black())
          .put("give", put.seatGivenAway().map(Color::word))
          .put("log", WireFormat.write(put.game()));
    }
    return WireObjectBuilder.message("join").put("name", ((GameHttpRequest.Join) request).name());
  }
}
