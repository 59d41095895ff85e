package org.arbiterchess.server.store;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.remark.Reading;
import org.arbiterchess.tree.Fields;
import org.arbiterchess.tree.Form;
import org.arbiterchess.tree.WireNodeReader;

/**
 * A game in the store.
 *
 * @param created milliseconds since 1970
 * @param revision the number of metadata changes
 * @param events the whole log, or the requested part of it
 */
public record StoredGame(
    String id, long created, int revision, GameMetadata metadata, List<StoredEvent> events) {

  private static final Form<String> BODY = Form.text(Integer.MAX_VALUE);

  private static final Form<StoredEvent> EVENT =
      Fields.part(
          new StoredEvent(0, "", ""),
          (fields, event) ->
              new StoredEvent(
                  fields.number("at", event.at()),
                  fields.word("type", event.type()),
                  fields.field("event", BODY, event.body())));

  private static final StoredGame NEW = new StoredGame("", 0, 0, GameMetadata.NEW, List.of());

  public StoredGame {
    requireNonNull(id);
    events = List.copyOf(events);
  }

  /** Creates a new game with revision 0 and no open requests. */
  public StoredGame(
      String id, long created, Seats seats, Optional<String> next, List<StoredEvent> events) {
    this(id, created, 0, new GameMetadata(seats, next, Optional.empty(), Optional.empty()), events);
  }

  /** Reads a game from {@link #tree}. */
  public static Reading<StoredGame> of(Map<String, ?> tree) {
    return WireNodeReader.readPart(tree, node -> fields(Fields.reading(node.object()), NEW));
  }

  /** The game as a JSON-like tree, without its revision. */
  public Map<String, Object> tree() {
    return Fields.write(this, StoredGame::fields);
  }

  private static StoredGame fields(Fields fields, StoredGame game) {
    return new StoredGame(
        fields.word("id", game.id),
        fields.number("created", game.created),
        0,
        GameMetadata.fields(fields, game.metadata),
        fields.field("events", Form.list(EVENT), game.events));
  }

  public Seats seats() {
    return metadata.seats();
  }

  /** The id of the rematch, if there is one. */
  public Optional<String> rematchGame() {
    return metadata.rematchGame();
  }
}
