package org.arbiterchess.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.SystemTimeSource;
import org.arbiterchess.server.cluster.MultiServerCluster;
import org.arbiterchess.server.monitoring.LogFormat;
import org.arbiterchess.server.monitoring.ServerLog;
import org.arbiterchess.server.store.PostgresForTests;
import org.arbiterchess.server.store.Store;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the log messages for outages of the database and of messages between servers. */
@Timeout(180)
@Tag("check")
class DatabaseOutageLogTest {

  @TempDir Path folder;

  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  private void assertNextLine(String pattern) throws InterruptedException {
    assertThat(lines.poll(60, TimeUnit.SECONDS)).isNotNull().containsPattern(pattern);
  }

  @Test
  void each_outage_and_each_recovery_is_one_line_even_without_games() throws Exception {
    try (KillablePostgres database = KillablePostgres.start(folder);
        CuttableTcpProxy proxy = new CuttableTcpProxy(database.port());
        SystemTimeSource time = new SystemTimeSource();
        Store store = Store.open(PostgresForTests.address(KillablePostgres.url(proxy.port())))) {
      ServerLog log = new ServerLog(time::now, LogFormat.TEXT, false, lines::add);
      try (MultiServerCluster node =
          MultiServerCluster.join(store.nodes().orElseThrow(), "node", time, log)) {
        assertThat(node.isClustered()).isTrue();

        proxy.cutMessages();
        assertNextLine("Z ERROR   Messages between servers do not arrive\\. Play continues");
        proxy.restore();
        assertNextLine("Z INFO    Messages between servers arrive again after \\d+ s\\.");

        database.kill();
        assertNextLine("Z ERROR   .*The database is not responding");
        database.start();
        assertNextLine(
            "Z INFO    (The database is responding|Games can be stored) again after \\d+ s");
        log.stopping();
      }
      assertThat(lines).hasSize(1);
    }
  }
}
