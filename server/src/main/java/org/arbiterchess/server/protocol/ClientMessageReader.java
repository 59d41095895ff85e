package org.arbiterchess.server.protocol;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.arbiterchess.game.Action;
import org.arbiterchess.game.Command;
import org.arbiterchess.game.Seat;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.text.Excerpt;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.WireNodeReader;
import org.arbiterchess.wire.WireFormat;
import org.arbiterchess.wire.table.Commands;

/** Parses client messages. */
public final class ClientMessageReader {

  private static final int MAX_DETAIL_LENGTH = 150;

  private static final Form<PresetGreeting> GREETING = Form.constant(PresetGreeting.values());

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
              "greet", m -> new ClientMessage.Greet(GREETING.reader().apply(m.at("greeting")))));

  private ClientMessageReader() {}

  /**
   * Parses one message.
   *
   * @throws RefusalException if the text is not a valid message; the exception contains the command
   *     id, if there is one
   */
  public static ClientMessage read(byte[] text) {
    Map<String, Object> tree = tree(text);
    try {
      return read(tree, PARSERS);
    } catch (RefusalException e) {
      throw e.ofCommand(commandId(tree));
    }
  }

  static Map<String, Object> tree(byte[] text) {
    try {
      return JsonTreeCodec.parseObject(text);
    } catch (InvalidJsonException e) {
      String detail = Excerpt.of(e.detail(), MAX_DETAIL_LENGTH);
      Said problem = Said.of(ServerText.MALFORMED_JSON, e.problem(), e.column(), detail);
      throw new RefusalException(ServerRefusalReason.MALFORMED, problem);
    }
  }

  /** Reads a message and reports the first problem as a {@link RefusalException}. */
  static <T> T read(Map<String, Object> tree, Map<String, Function<WireNodeReader, T>> parsers) {
    Reading<T> reading = WireNodeReader.readMessage(tree, node -> node.message(parsers));
    if (reading instanceof Reading.Invalid<T> invalid) {
      throw new RefusalException(ServerRefusalReason.MALFORMED, invalid.problems().get(0));
    }
    return ((Reading.Valid<T>) reading).value();
  }

  private static ClientMessage hello(WireNodeReader message) {
    return new ClientMessage.Hello(
        message.at("game").text(64),
        message.at("token").optional(token -> token.text(64)),
        after(message),
        message.at("language").text(8),
        message.at("protocol").optional(number -> (int) number.number(1, Integer.MAX_VALUE)),
        message.at("greetings").optional(WireNodeReader::flag).orElse(false));
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
