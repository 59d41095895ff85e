package org.arbiterchess.server.room;

/** A thread that does not keep the process running. */
public final class DaemonThread extends Thread {

  public DaemonThread(Runnable task, String name) {
    super(task, name);
    setDaemon(true);
  }
}
