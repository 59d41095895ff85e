package org.arbiterchess.server.room;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import org.arbiterchess.server.protocol.ClientSeatToken;

/** Generates unguessable game ids and seat tokens. The server stores only token hashes. */
public final class IdsAndTokens {

  private static final int ID_LENGTH = 12;
  private static final int TOKEN_BYTES = 24;
  private static final String LETTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  private static final SecureRandom RANDOM = new SecureRandom();

  private IdsAndTokens() {}

  static String newGameId() {
    return gameIdOf(newToken());
  }

  /**
   * The id for a game created with this token. The same token always gives the same id, and the id
   * does not reveal the token.
   */
  static String gameIdOf(String token) {
    BigInteger rest = new BigInteger(1, digest(("game " + token).getBytes(UTF_8)));
    BigInteger letters = BigInteger.valueOf(LETTERS.length());
    StringBuilder id = new StringBuilder(ID_LENGTH);
    for (int i = 0; i < ID_LENGTH; i++) {
      id.append(LETTERS.charAt(rest.mod(letters).intValue()));
      rest = rest.divide(letters);
    }
    return id.toString();
  }

  /** Whether the text has the form of a game id. */
  public static boolean isGameId(String text) {
    return text.length() == ID_LENGTH && text.chars().allMatch(c -> LETTERS.indexOf(c) >= 0);
  }

  static String newToken() {
    byte[] bytes = new byte[TOKEN_BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** The token that the client generated, or a new one if it sent none. */
  static String chosenOrNewToken(Optional<ClientSeatToken> chosen) {
    return chosen.map(ClientSeatToken::text).orElseGet(IdsAndTokens::newToken);
  }

  static boolean tossCoin() {
    return RANDOM.nextBoolean();
  }

  /** The SHA-256 hash of a token in hexadecimal. */
  static String hash(String token) {
    return HexFormat.of().formatHex(digest(token.getBytes(UTF_8)));
  }

  /** The SHA-256 hash of these bytes. */
  public static byte[] digest(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is not available", e);
    }
  }

  /** Compares two hashes in constant time. */
  static boolean isSameHash(String hash, String other) {
    return MessageDigest.isEqual(hash.getBytes(UTF_8), other.getBytes(UTF_8));
  }
}
