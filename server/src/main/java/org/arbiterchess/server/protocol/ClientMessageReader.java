package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Seat;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.tree.WireNodeReader;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.table.Commands;

/** Parses client messages. */
public final class ClientMessageReader {

  private static final Map<String, Function<WireNodeReader, ClientMessage>> PARSERS =
      new TreeMap<>(
          Map.of(
              "hello", ClientMessageReader::hello,
              "command", ClientMessageReader::command,
              "beat",
                  m ->
                      new ClientMessage.Beat(
                          m.at("now").number(-WireFormat.MAX_NUMBER, WireFormat.MAX_NUMBER)),
              "rematch", m -> new ClientMessage.Rematch(m.at("wanted").flag()),
              "freeSeat", m -> new ClientMessage.FreeSeat(m.at("color").color()),
              "takeSeat", m -> new ClientMessage.TakeSeat(m.at("color").color()),
              "answerSeat", m -> new ClientMessage.AnswerSeat(m.at("accept").flag()),
              "greetings", m -> new ClientMessage.Greetings(m.at("on").flag()),
              "greet", m -> new ClientMessage.Greet(greeting(m.at("greeting")))));

  private ClientMessageReader() {}

  /**
   * Parses one message.
   *
   * @throws MalformedMessageException if the text is not a valid message; the exception contains
   *     the command id, if there is one
   */
  public static ClientMessage read(byte[] text) {
    Map<String, Object> tree = JsonMessageParser.parseJson(text);
    try {
      return JsonMessageParser.parse(tree, PARSERS);
    } catch (MalformedMessageException e) {
      throw e.withCommandId(commandId(tree));
    }
  }

  private static ClientMessage hello(WireNodeReader message) {
    return new ClientMessage.Hello(
        message.at("game").text(64),
        message.at("token").optional(token -> token.text(64)),
        after(message),
        message.at("language").text(8),
        message.at("protocol").optional(ClientMessageReader::protocol),
        message.at("greetings").optional(WireNodeReader::flag).orElse(false));
  }

  private static int protocol(WireNodeReader number) {
    return (int) number.number(1, Integer.MAX_VALUE);
  }

  private static PresetGreeting greeting(WireNodeReader name) {
    return name.named(List.of(PresetGreeting.values()), PresetGreeting::name);
  }

  private static ClientMessage command(WireNodeReader message) {
    Command command =
        Commands.CASUAL
            .read(message.at("command"))
            .orElse(new Command(Seat.WHITE, "", Action.Simple.RESIGN));
    if (command.id().isEmpty()) {
      message.at("command").at("id").problem(Said.of(InputText.AN_ID), command);
    }
    return new ClientMessage.CommandSent(after(message), command);
  }

  private static int after(WireNodeReader message) {
    return (int) message.at("after").number(0, Integer.MAX_VALUE);
  }

  private static Optional<String> commandId(Map<String, Object> message) {
    return Integer.valueOf(WireFormat.VERSION).equals(message.get("v"))
            && "command".equals(message.get("type"))
            && message.get("command") instanceof Map<?, ?> command
            && command.get("id") instanceof String id
            && id.matches("[ -~]{1,64}")
        ? Optional.of(id)
        : Optional.empty();
  }
}
