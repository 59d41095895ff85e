package org.arbiterchess.server.link;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.arbiterchess.server.room.ClientConnection;
import org.arbiterchess.server.room.Participant;
import org.arbiterchess.server.room.TokenBucket;

/** A page that records the messages it receives. */
final class RecordingPage implements ClientConnection {

  final List<String> received = new CopyOnWriteArrayList<>();
  final Participant participant = new Participant(this, TokenBucket.perSecond(100_000, 0));

  @Override
  public void send(byte[] message) {
    received.add(new String(message, UTF_8));
  }

  @Override
  public void close(int code, String reason) {}

  long count(String part) {
    return received.stream().filter(message -> message.contains(part)).count();
  }
}
