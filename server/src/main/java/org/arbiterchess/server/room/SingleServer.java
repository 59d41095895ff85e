package org.arbiterchess.server.room;

/** Nobody to tell anything, and nobody who was there before this server. */
final class SingleServer implements Cluster {

  private final long begun;

  SingleServer(long begun) {
    this.begun = begun;
  }

  @Override
  public void attach(Ears ears) {}

  @Override
  public boolean arePossible() {
    return false;
  }

  @Override
  public void listen(String game) {}

  @Override
  public void ignore(String game) {}

  @Override
  public void tell(String game, int head, int revision) {}

  @Override
  public void tell(String game, PresenceReport here, boolean asking) {}

  @Override
  public long clockOffset() {
    return 0;
  }

  @Override
  public boolean isCutOff() {
    return false;
  }

  @Override
  public boolean isUnsure() {
    return false;
  }

  @Override
  public long heardSince() {
    return Long.MIN_VALUE;
  }

  @Override
  public long tendedSince() {
    return begun;
  }

  @Override
  public long untendedFrom() {
    return Long.MIN_VALUE;
  }
}
