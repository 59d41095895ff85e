package org.arbiterchess.server.protocol;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.arbiterchess.game.Command;
import org.arbiterchess.wire.WireFormat;

/** The forms of what a page says. */
public final class FromPageJson {

  private static final Map<String, Function<Fields, FromPage>> FORMS =
      new TreeMap<>(
          Map.of(
              "hello", FromPageJson::hello,
              "command", FromPageJson::asks,
              "beat",
                  f ->
                      new FromPage.Beat(
                          f.number("now", -WireFormat.MAX_NUMBER, WireFormat.MAX_NUMBER)),
              "rematch", f -> new FromPage.Rematch(f.flag("wanted")),
              "freeSeat", f -> new FromPage.FreeSeat(f.color("color")),
              "takeSeat", f -> new FromPage.TakeSeat(f.color("color")),
              "answerSeat", f -> new FromPage.AnswerSeat(f.flag("accept"))));

  private FromPageJson() {}

  /** Throws {@link Malformed} if the text is no such message. */
  public static FromPage read(String text) {
    Fields fields = Fields.of(text);
    Function<Fields, FromPage> form = FORMS.get(fields.type());
    if (form == null) {
      throw fields.problem("type", "one of " + String.join(", ", FORMS.keySet()));
    }
    return form.apply(fields);
  }

  private static FromPage hello(Fields fields) {
    return new FromPage.Hello(
        fields.text("game", 64),
        fields.optionalText("token", 64),
        after(fields),
        fields.text("language", 8));
  }

  private static FromPage asks(Fields fields) {
    try {
      Command command = fields.wire("command", WireFormat::readCommand);
      if (command.id().isEmpty()) {
        throw new Malformed("$.command.id: found \"\", expected an id");
      }
      return new FromPage.Asks(after(fields), command);
    } catch (Malformed e) {
      throw e.of(id(fields.at("command")));
    }
  }

  private static int after(Fields fields) {
    return (int) fields.number("after", 0, Integer.MAX_VALUE);
  }

  private static Optional<String> id(Object command) {
    return command instanceof Map<?, ?> map
            && map.get("id") instanceof String id
            && id.matches("[ -~]{1,64}")
        ? Optional.of(id)
        : Optional.empty();
  }

  public static String write(FromPage message) {
    return tree(message).json();
  }

  private static MessageTree tree(FromPage message) {
    if (message instanceof FromPage.Hello hello) {
      return new MessageTree("hello")
          .put("game", hello.game())
          .put("token", hello.token())
          .put("after", hello.after())
          .put("language", hello.language());
    }
    if (message instanceof FromPage.Asks asks) {
      return new MessageTree("command")
          .put("after", asks.after())
          .put("command", WireFormat.write(asks.command()));
    }
    if (message instanceof FromPage.Beat beat) {
      return new MessageTree("beat").put("now", beat.now());
    }
    if (message instanceof FromPage.Rematch rematch) {
      return new MessageTree("rematch").put("wanted", rematch.wanted());
    }
    if (message instanceof FromPage.FreeSeat free) {
      return new MessageTree("freeSeat").put("color", free.color().word());
    }
    if (message instanceof FromPage.TakeSeat take) {
      return new MessageTree("takeSeat").put("color", take.color().word());
    }
    if (message instanceof FromPage.AnswerSeat answer) {
      return new MessageTree("answerSeat").put("accept", answer.accept());
    }
    throw new IllegalArgumentException("no form for " + message.getClass());
  }
}
