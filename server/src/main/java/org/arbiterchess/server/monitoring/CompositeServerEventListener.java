package org.arbiterchess.server.monitoring;

import java.util.List;
import org.arbiterchess.server.room.ProblemStatistics;
import org.arbiterchess.server.room.ServerEventListener;

/** Forwards every event to several listeners. */
public record CompositeServerEventListener(List<ServerEventListener> listeners)
    implements ServerEventListener {

  public CompositeServerEventListener {
    listeners = List.copyOf(listeners);
  }

  @Override
  public void commandAccepted(String command) {
    listeners.forEach(listener -> listener.commandAccepted(command));
  }

  @Override
  public void commandRefused(String command, String reason) {
    listeners.forEach(listener -> listener.commandRefused(command, reason));
  }

  @Override
  public void flagFell(long lateMillis) {
    listeners.forEach(listener -> listener.flagFell(lateMillis));
  }

  @Override
  public void serverFroze(long millis) {
    listeners.forEach(listener -> listener.serverFroze(millis));
  }

  @Override
  public void eventsStored(long nanos) {
    listeners.forEach(listener -> listener.eventsStored(nanos));
  }

  @Override
  public void notStored(String message) {
    listeners.forEach(listener -> listener.notStored(message));
  }

  @Override
  public void gamesDeleted(int games, long freedBytes) {
    listeners.forEach(listener -> listener.gamesDeleted(games, freedBytes));
  }

  @Override
  public void requestRefused(String reason) {
    listeners.forEach(listener -> listener.requestRefused(reason));
  }

  @Override
  public void storeAvailable() {
    listeners.forEach(ServerEventListener::storeAvailable);
  }

  @Override
  public void storeNotRead(String message) {
    listeners.forEach(listener -> listener.storeNotRead(message));
  }

  @Override
  public void redisLost() {
    listeners.forEach(ServerEventListener::redisLost);
  }

  @Override
  public void redisRestored() {
    listeners.forEach(ServerEventListener::redisRestored);
  }

  @Override
  public void programError(Throwable error) {
    listeners.forEach(listener -> listener.programError(error));
  }

  @Override
  public void minutePassed() {
    listeners.forEach(ServerEventListener::minutePassed);
  }

  @Override
  public ProblemStatistics problems() {
    return listeners.stream()
        .map(ServerEventListener::problems)
        .filter(problems -> !problems.equals(ProblemStatistics.NONE))
        .findFirst()
        .orElse(ProblemStatistics.NONE);
  }
}
