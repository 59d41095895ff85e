package org.arbiterchess.server.watch;

import java.util.List;
import org.arbiterchess.server.room.Recent;
import org.arbiterchess.server.room.Witness;

/** Several witnesses, all of whom are told. */
public record Witnesses(List<Witness> all) implements Witness {

  public Witnesses {
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
    all.forEach(Witness::storeWorks);
  }

  @Override
  public void read() {
    all.forEach(Witness::read);
  }

  @Override
  public void notRead(String why) {
    all.forEach(one -> one.notRead(why));
  }

  @Override
  public void redisLost() {
    all.forEach(Witness::redisLost);
  }

  @Override
  public void redisBack() {
    all.forEach(Witness::redisBack);
  }

  @Override
  public void programError(Throwable error) {
    all.forEach(one -> one.programError(error));
  }

  @Override
  public void minutePassed() {
    all.forEach(Witness::minutePassed);
  }

  @Override
  public Recent recent() {
    return all.stream()
        .map(Witness::recent)
        .filter(known -> !known.equals(Recent.NONE))
        .findFirst()
        .orElse(Recent.NONE);
  }
}
