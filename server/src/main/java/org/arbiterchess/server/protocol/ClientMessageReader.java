package org.arbiterchess.server.protocol;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.arbiterchess.game.Command;
import org.arbiterchess.wire.WireFormat;

/** The forms of what a page says. */
public final class ClientMessageReader {

  private static final Map<String, Function<MessageReader, ClientMessage>> FORMS =
      new TreeMap<>(
          Map.of(
              "hello", ClientMessageReader::hello,
              "command", ClientMessageReader::asks,
              "beat",
                  f ->
                      new ClientMessage.Beat(
                          f.number("now", -WireFormat.MAX_NUMBER, WireFormat.MAX_NUMBER)),
              "rematch", f -> new ClientMessage.Rematch(f.flag("wanted")),
              "freeSeat", f -> new ClientMessage.FreeSeat(f.color("color")),
              "takeSeat", f -> new ClientMessage.TakeSeat(f.color("color")),
              "answerSeat", f -> new ClientMessage.AnswerSeat(f.flag("accept"))));

  private ClientMessageReader() {}

  /** Throws {@link MalformedMessageException} if the text is no such message. */
  public static ClientMessage read(String text) {
    MessageReader fields = MessageReader.of(text);
    Function<MessageReader, ClientMessage> form = FORMS.get(fields.type());
    if (form == null) {
      throw fields.problem("type", "one of " + String.join(", ", FORMS.keySet()));
    }
    return form.apply(fields);
  }

  private static ClientMessage hello(MessageReader fields) {
    return new ClientMessage.Hello(
        fields.text("game", 64),
        fields.optionalText("token", 64),
        after(fields),
        fields.text("language", 8));
  }

  private static ClientMessage asks(MessageReader fields) {
    try {
      Command command = fields.wire("command", WireFormat::readCommand);
      if (command.id().isEmpty()) {
        throw new MalformedMessageException("$.command.id: found \"\", expected an id");
      }
      return new ClientMessage.CommandSent(after(fields), command);
    } catch (MalformedMessageException e) {
      throw e.withCommandId(id(fields.at("command")));
    }
  }

  private static int after(MessageReader fields) {
    return (int) fields.number("after", 0, Integer.MAX_VALUE);
  }

  private static Optional<String> id(Object command) {
    return command instanceof Map<?, ?> map
            && map.get("id") instanceof String id
            && id.matches("[ -~]{1,64}")
        ? Optional.of(id)
        : Optional.empty();
  }

  public static String write(ClientMessage message) {
    return tree(message).json();
  }

  private static MessageBuilder tree(ClientMessage message) {
    if (message instanceof ClientMessage.Hello hello) {
      return new MessageBuilder("hello")
          .put("game", hello.game())
          .put("token", hello.token())
          .put("after", hello.after())
          .put("language", hello.language());
    }
    if (message instanceof ClientMessage.CommandSent asks) {
      return new MessageBuilder("command")
          .put("after", asks.after())
          .put("command", WireFormat.write(asks.command()));
    }
    if (message instanceof ClientMessage.Beat beat) {
      return new MessageBuilder("beat").put("now", beat.now());
    }
    if (message instanceof ClientMessage.Rematch rematch) {
      return new MessageBuilder("rematch").put("wanted", rematch.wanted());
    }
    if (message instanceof ClientMessage.FreeSeat free) {
      return new MessageBuilder("freeSeat").put("color", free.color().word());
    }
    if (message instanceof ClientMessage.TakeSeat take) {
      return new MessageBuilder("takeSeat").put("color", take.color().word());
    }
    if (message instanceof ClientMessage.AnswerSeat answer) {
      return new MessageBuilder("answerSeat").put("accept", answer.accept());
    }
    throw new IllegalArgumentException("no form for " + message.getClass());
  }
}
