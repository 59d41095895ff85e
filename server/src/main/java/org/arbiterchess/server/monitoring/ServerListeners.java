package org.arbiterchess.server.monitoring;

import java.util.List;
import org.arbiterchess.server.room.RecentProblems;
import org.arbiterchess.server.room.ServerListener;

/** Several witnesses, all of whom are told. */
public record ServerListeners(List<ServerListener> all) implements ServerListener {

  public ServerListeners {
    all = List.copyOf(all);
  }

  @Override
  public void accepted(String command) {
    all.forEach(one -> one.accepted(command));
  }

  @Override
  public void refused(String command, String reason) {
    all.forEach(one -> one.refused(command, reason));
  }

  @Override
  public void flagFell(long late) {
    all.forEach(one -> one.flagFell(late));
  }

  @Override
  public void stored(long nanos) {
    all.forEach(one -> one.stored(nanos));
  }

  @Override
  public void notStored(String why) {
    all.forEach(one -> one.notStored(why));
  }

  @Override
  public void requestRefused(String reason) {
    all.forEach(one -> one.requestRefused(reason));
  }

  @Override
  public void storeWorks() {
    all.forEach(ServerListener::storeWorks);
  }

  @Override
  public void read() {
    all.forEach(ServerListener::read);
  }

  @Override
  public void notRead(String why) {
    all.forEach(one -> one.notRead(why));
  }

  @Override
  public void redisLost() {
    all.forEach(ServerListener::redisLost);
  }

  @Override
  public void redisBack() {
    all.forEach(ServerListener::redisBack);
  }

  @Override
  public void programError(Throwable error) {
    all.forEach(one -> one.programError(error));
  }

  @Override
  public void minutePassed() {
    all.forEach(ServerListener::minutePassed);
  }

  @Override
  public RecentProblems recent() {
    return all.stream()
        .map(ServerListener::recent)
        .filter(known -> !known.equals(RecentProblems.NONE))
        .findFirst()
        .orElse(RecentProblems.NONE);
  }
}
