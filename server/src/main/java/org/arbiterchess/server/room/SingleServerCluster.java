package org.arbiterchess.server.room;

import java.util.OptionalLong;
import org.arbiterchess.chess.Color;
import org.arbiterchess.server.protocol.PresetGreeting;

/**
 * A cluster that consists only of this server. It assumes that no server was running before this
 * one started.
 */
final class SingleServerCluster implements Cluster {

  private final long startedAt;

  SingleServerCluster(long startedAt) {
    this.startedAt = startedAt;
  }

  @Override
  public void setListener(ClusterListener listener) {}

  @Override
  public boolean isClustered() {
    return false;
  }

  @Override
  public void subscribe(String game) {}

  @Override
  public void unsubscribe(String game) {}

  @Override
  public void announceChange(String game, GameChangeAnnouncement change) {}

  @Override
  public void announcePresence(String game, ServerPresenceReport report, boolean replyWanted) {}

  @Override
  public void announceGreeting(String game, Color by, PresetGreeting greeting) {}

  @Override
  public long clockOffset() {
    return 0;
  }

  @Override
  public boolean isDatabaseLost() {
    return false;
  }

  @Override
  public OptionalLong databaseSilentSince() {
    return OptionalLong.empty();
  }

  @Override
  public long subscribedSince() {
    return Long.MIN_VALUE;
  }

  @Override
  public long servedSince() {
    return startedAt;
  }

  @Override
  public long lastServedBefore() {
    return Long.MIN_VALUE;
  }

  @Override
  public OptionalLong downSince() {
    return OptionalLong.empty();
  }
}
