package org.arbiterchess.server.monitoring;

import java.util.List;
import org.arbiterchess.server.room.RecentProblems;
import org.arbiterchess.server.room.ServerListener;

/** Several witnesses, all of whom are told. */
public record ServerListeners(List<ServerListener> listeners) implements ServerListener {

  public ServerListeners {
    listeners = List.copyOf(listeners);
  }

  @Override
  public void commandAccepted(String command) {
    listeners.forEach(one -> one.commandAccepted(command));
  }

  @Override
  public void commandRefused(String command, String reason) {
    listeners.forEach(one -> one.commandRefused(command, reason));
  }

  @Override
  public void flagFell(long late) {
    listeners.forEach(one -> one.flagFell(late));
  }

  @Override
  public void eventsStored(long nanos) {
    listeners.forEach(one -> one.eventsStored(nanos));
  }

  @Override
  public void notStored(String why) {
    listeners.forEach(one -> one.notStored(why));
  }

  @Override
  public void requestRefused(String reason) {
    listeners.forEach(one -> one.requestRefused(reason));
  }

  @Override
  public void storeAvailable() {
    listeners.forEach(ServerListener::storeAvailable);
  }

  @Override
  public void storeRead() {
    listeners.forEach(ServerListener::storeRead);
  }

  @Override
  public void storeNotRead(String why) {
    listeners.forEach(one -> one.storeNotRead(why));
  }

  @Override
  public void redisLost() {
    listeners.forEach(ServerListener::redisLost);
  }

  @Override
  public void redisRestored() {
    listeners.forEach(ServerListener::redisRestored);
  }

  @Override
  public void programError(Throwable error) {
    listeners.forEach(one -> one.programError(error));
  }

  @Override
  public void minutePassed() {
    listeners.forEach(ServerListener::minutePassed);
  }

  @Override
  public RecentProblems recentProblems() {
    return listeners.stream()
        .map(ServerListener::recentProblems)
        .filter(known -> !known.equals(RecentProblems.NONE))
        .findFirst()
        .orElse(RecentProblems.NONE);
  }
}
