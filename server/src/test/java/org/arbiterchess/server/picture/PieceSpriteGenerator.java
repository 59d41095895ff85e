package org.arbiterchess.server.picture;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javax.imageio.ImageIO;

/**
 * Uses Chromium to draw the pieces from an SVG file, and writes their pixels in the format that
 * {@code PieceSprites} describes. {@code make sprites} runs this source file directly.
 */
final class PieceSpriteGenerator {

  private static final int WIDTH = 72;
  private static final List<String> PIECES =
      List.of("wk", "wq", "wr", "wb", "wn", "wp", "bk", "bq", "br", "bb", "bn", "bp");

  private PieceSpriteGenerator() {}

  /** Takes three arguments: the SVG file, the output file and the Chromium command. */
  public static void main(String[] args)
      throws IOException, InterruptedException, NoSuchAlgorithmException {
    Path svg = Path.of(args[0]);
    Path sprites = Path.of(args[1]);
    Path folder = Files.createTempDirectory("sprites");
    Path page = folder.resolve("pieces.html");
    Path picture = folder.resolve("pieces.png");
    try {
      Files.writeString(page, html(Files.readString(svg)));
      draw(page, picture, args[2]);
      write(Files.readAllBytes(svg), ImageIO.read(picture.toFile()), sprites);
    } finally {
      Files.deleteIfExists(picture);
      Files.deleteIfExists(page);
      Files.delete(folder);
    }
    System.out.println(sprites + ": " + Files.size(sprites) + " bytes");
  }

  /** A page with all pieces in one row. */
  private static String html(String svg) {
    StringBuilder html = new StringBuilder("<!doctype html><meta charset=utf-8><body>");
    html.append(svg.replaceFirst("<svg ", "<svg width=0 height=0 style=position:absolute "));
    for (int i = 0; i < PIECES.size(); i++) {
      String place = "position:absolute;top:0;left:" + i * WIDTH + "px";
      html.append("<svg style='" + place + "' width=" + WIDTH + " height=" + WIDTH + ">");
      html.append("<use href='#" + PIECES.get(i) + "'/></svg>");
    }
    return html.toString();
  }

  private static void draw(Path page, Path picture, String chromium)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                chromium,
                "--headless",
                "--no-sandbox",
                "--hide-scrollbars",
                "--force-device-scale-factor=1",
                "--default-background-color=00000000",
                "--window-size=" + WIDTH * PIECES.size() + "," + 2 * WIDTH,
                "--screenshot=" + picture,
                page.toUri().toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    if (process.waitFor() != 0 || !Files.exists(picture)) {
      throw new IOException(chromium + " failed: " + output);
    }
  }

  private static void write(byte[] svg, BufferedImage picture, Path sprites)
      throws IOException, NoSuchAlgorithmException {
    ByteArrayOutputStream pixels = new ByteArrayOutputStream();
    for (int i = 0; i < PIECES.size(); i++) {
      for (int y = 0; y < WIDTH; y++) {
        for (int x = 0; x < WIDTH; x++) {
          int argb = picture.getRGB(i * WIDTH + x, y);
          boolean drawn = argb >>> 24 != 0;
          pixels.write(drawn ? argb >> 16 : 0);
          pixels.write(drawn ? argb >> 8 : 0);
          pixels.write(drawn ? argb : 0);
          pixels.write(argb >>> 24);
        }
      }
    }
    try (DataOutputStream file = new DataOutputStream(Files.newOutputStream(sprites))) {
      file.writeInt(WIDTH);
      file.write(MessageDigest.getInstance("SHA-256").digest(svg));
      Deflater best = new Deflater(Deflater.BEST_COMPRESSION);
      try (DeflaterOutputStream deflated = new DeflaterOutputStream(file, best)) {
        pixels.writeTo(deflated);
      } finally {
        best.end();
      }
    }
  }
}
