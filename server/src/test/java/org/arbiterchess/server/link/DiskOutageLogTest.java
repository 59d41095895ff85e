package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.server.SystemTimeSource;
import org.arbiterchess.server.monitoring.LogFormat;
import org.arbiterchess.server.monitoring.ServerLog;
import org.arbiterchess.server.store.SmallDisk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the log messages for a full disk. */
@Timeout(60)
class DiskOutageLogTest {

  private static final String TIME = "20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ ";

  @TempDir Path tempDir;

  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  private String nextLine() throws InterruptedException {
    return lines.poll(30, TimeUnit.SECONDS);
  }

  @Test
  void a_full_disk_and_its_recovery_are_logged_once_each() throws Exception {
    Path small = Files.createDirectory(tempDir.resolve("small"));
    try (SmallDisk disk = SmallDisk.mount(small, 1_024)) {
      SystemTimeSource time = new SystemTimeSource();
      ServerLog log = new ServerLog(time::now, LogFormat.TEXT, false, lines::add);
      try (LinkServerForTests server = LinkServerForTests.start(small, time, log)) {
        disk.fill();
        int status = 201;
        for (int games = 0; games < 1_000 && status == 201; games++) {
          status =
              server
                  .post("/api/games", LinkServerForTests.createRequest("5+3", "white", "Anna"))
                  .statusCode();
        }
        assertThat(status).isEqualTo(503);
        assertThat(nextLine())
            .matches(
                TIME
                    + "ERROR   Nothing was stored\\. The disk is full\\. Free some space\\. No"
                    + " restart is needed\\.");
        assertThat(
                server
                    .post("/api/games", LinkServerForTests.createRequest("5+3", "white", "Bo"))
                    .statusCode())
            .isEqualTo(503);
        assertThat(log.isStoreFailing()).isTrue();
        disk.clear();
        assertThat(server.get("/ready").statusCode()).isEqualTo(200);
        assertThat(nextLine()).matches(TIME + "INFO    Games can be stored again after \\d+ s\\.");
      }
      assertThat(List.copyOf(lines)).isEmpty();
    }
  }
}
