package org.arbiterchess.server.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.arbiterchess.server.room.GameChangeAnnouncement;

/**
 * Signs the events that servers send each other, so that someone who can write to Redis cannot
 * forge moves.
 */
final class ClusterEventSigner {

  private static final String ALGORITHM = "HmacSHA256";

  private final ThreadLocal<Mac> macs;

  /**
   * Creates a signer.
   *
   * @param secret a string that all servers in the cluster know
   */
  ClusterEventSigner(String secret) {
    SecretKeySpec key = new SecretKeySpec(("arbiter events " + secret).getBytes(UTF_8), ALGORITHM);
    this.macs = ThreadLocal.withInitial(() -> mac(key));
  }

  private static Mac mac(SecretKeySpec key) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(ALGORITHM + " is not available", e);
    }
  }

  /** The signature of a game's new events. It contains no spaces. */
  String sign(String game, GameChangeAnnouncement change) {
    String signed =
        game + " " + change.head() + " " + change.revision() + "\n" + change.joinedEvents();
    return Base64.getEncoder()
        .withoutPadding()
        .encodeToString(macs.get().doFinal(signed.getBytes(UTF_8)));
  }

  boolean isSigned(String game, GameChangeAnnouncement change, String signature) {
    return MessageDigest.isEqual(sign(game, change).getBytes(UTF_8), signature.getBytes(UTF_8));
  }
}
