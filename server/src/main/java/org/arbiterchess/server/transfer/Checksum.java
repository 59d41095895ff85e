package org.arbiterchess.server.transfer;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Computes the SHA-256 checksum of text, in hexadecimal. */
final class Checksum {

  private final MessageDigest digest = sha256();

  static String of(String text) {
    Checksum checksum = new Checksum();
    checksum.add(text);
    return checksum.hex();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is not available", e);
    }
  }

  void add(String text) {
    digest.update(text.getBytes(UTF_8));
  }

  /** The checksum of all text added so far. More text may be added later. */
  String hex() {
    try {
      return HexFormat.of().formatHex(((MessageDigest) digest.clone()).digest());
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("SHA-256 cannot be cloned", e);
    }
  }
}
