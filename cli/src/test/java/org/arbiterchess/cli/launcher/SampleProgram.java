package org.arbiterchess.cli.launcher;

import java.util.List;
import java.util.concurrent.CountDownLatch;

/** The program of {@link SampleProject}: prints its arguments, and serves nothing until stopped. */
public final class SampleProgram {

  private SampleProgram() {}

  public static void main(String[] args) throws InterruptedException {
    System.out.println("sample " + String.join(" ", args));
    if (List.of(args).contains("--no-open")) {
      new CountDownLatch(1).await();
    }
  }
}
