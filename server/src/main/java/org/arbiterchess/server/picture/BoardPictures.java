package org.arbiterchess.server.picture;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.arbiterchess.chess.Board;
import org.arbiterchess.rules.Move;

/**
 * Draws pictures of boards. Recently used pictures are cached. This is especially useful for the
 * starting position, which most invitations show. Only a few pictures are drawn at the same time,
 * because drawing is CPU-intensive.
 */
public final class BoardPictures {

  /** The width of every picture in pixels. */
  public static final int WIDTH = BoardSvgContent.WIDTH;

  /** The height of every picture in pixels. */
  public static final int HEIGHT = BoardSvgContent.HEIGHT;

  private static final int MAX_CACHED_BYTES = 4 * 1024 * 1024;

  private static final int MAX_DRAWN_AT_ONCE = 2;

  private final Semaphore drawing = new Semaphore(MAX_DRAWN_AT_ONCE);
  private final Map<String, byte[]> cache = new LinkedHashMap<>(16, 0.75f, true);
  private final int maxCachedBytes;
  private int cachedBytes;

  public BoardPictures() {
    this(MAX_CACHED_BYTES);
  }

  BoardPictures(int maxCachedBytes) {
    this.maxCachedBytes = maxCachedBytes;
  }

  /** The picture as a PNG file. The caller must not change the array. */
  public byte[] png(Board board, Optional<Move> lastMove) {
    String key = key(board, lastMove);
    Optional<byte[]> known = cached(key);
    if (known.isPresent()) {
      return known.get();
    }
    drawing.acquireUninterruptibly();
    try {
      // Another thread may have drawn the picture in the meantime, so the cache is checked again.
      return cached(key).orElseGet(() -> store(key, BoardSvgContent.png(board, lastMove)));
    } finally {
      drawing.release();
    }
  }

  /**
   * A strong ETag, which changes whenever the picture changes. It is computed without drawing the
   * picture.
   */
  public static String etag(Board board, Optional<Move> lastMove) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(PieceSprites.SVG_DIGEST);
      byte[] hash = digest.digest(key(board, lastMove).getBytes(UTF_8));
      return '"' + HexFormat.of().formatHex(hash, 0, 12) + '"';
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is not available", e);
    }
  }

  private static String key(Board board, Optional<Move> lastMove) {
    return board + lastMove.map(move -> " " + move.from() + move.to()).orElse("");
  }

  private synchronized Optional<byte[]> cached(String key) {
    return Optional.ofNullable(cache.get(key));
  }

  private synchronized byte[] store(String key, byte[] png) {
    byte[] known = cache.putIfAbsent(key, png);
    if (known != null) {
      return known;
    }
    cachedBytes += png.length;
    Iterator<byte[]> oldest = cache.values().iterator();
    while (cachedBytes > maxCachedBytes) {
      cachedBytes -= oldest.next().length;
      oldest.remove();
    }
    return png;
  }

  synchronized int cachedBytes() {
    return cachedBytes;
  }
}
