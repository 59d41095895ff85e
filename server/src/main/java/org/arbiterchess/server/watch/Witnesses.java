package org.arbiterchess.server.watch;

import java.util.List;
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
}
