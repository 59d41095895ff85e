package org.arbiterchess.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class ServerMessagesTest {

  private final BlockingQueue<String> received = new LinkedBlockingQueue<>();

  private final ServerMessages.Receiver receiver =
      new ServerMessages.Receiver() {
        @Override
        public void onMessage(String node, String message) {
          received.add(node + ": " + message);
        }

        @Override
        public void onDisconnected() {
          received.add("disconnected");
        }
      };

  /** Sends a message until it arrives, because both connections are opened in the background. */
  private void sendUntilReceived(ServerMessages messages, String expected) throws Exception {
    String message = null;
    while (!expected.equals(message)) {
      messages.send(expected.substring(expected.indexOf(' ') + 1));
      message = received.poll(100, TimeUnit.MILLISECONDS);
    }
  }

  @Test
  void messages_arrive_in_order_and_again_after_the_connections_are_lost() throws Exception {
    try (Store store = Store.open(PostgresForTests.address(PostgresForTests.withTables()));
        ServerMessages messages = store.nodes().orElseThrow().messages("host/0.0.0.0:80")) {
      messages.start(receiver);
      sendUntilReceived(messages, "host/0.0.0.0:80: hello");
      received.clear();

      List<String> sent = new ArrayList<>();
      for (int i = 0; i < 500; i++) {
        String message = i + " {\"name\":\"Jörg\"}\n" + "x".repeat(i * 13);
        sent.add("host/0.0.0.0:80: " + message);
        messages.send(message);
      }
      List<String> arrived = new ArrayList<>();
      while (arrived.size() < sent.size()) {
        arrived.add(received.take());
        arrived.remove("host/0.0.0.0:80: hello");
      }
      assertThat(arrived).isEqualTo(sent);

      // A notification that no server has sent is ignored.
      PostgresForTests.execute("tables", "notify arbiter, 'foreign'");
      PostgresForTests.execute(
          "tables",
          "select pg_terminate_backend(pid) from pg_stat_activity"
              + " where application_name = 'arbiter messages'");
      while (!"disconnected".equals(received.take())) {
        // Messages that were sent before arrive first.
      }
      sendUntilReceived(messages, "host/0.0.0.0:80: restored");
    }
  }
}
