package org.arbiterchess.e2e;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A PGN file that can be opened on the page. */
record PgnUpload(String name, String text) {

  /**
   * Three games: one with every kind of annotation, one with an illegal move and one in
   * non-standard notation.
   */
  static final PgnUpload CLUB =
      new PgnUpload(
          "club.pgn",
          """
          [Event "Club Championship"]
          [Site "Town Hall"]
          [Date "2026.11.15"]
          [Round "3"]
          [White "Anna Ahrens"]
          [Black "Boris Berg"]
          [Result "0-1"]
          [WhiteElo "2104"]

          {A quiet start.} 1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58]} 2. Nf3 {[%csl Re5]
          [%cal Gf3e5,Bd2d4] The knight attacks the pawn.} Nc6 (2... Nf6 {The Petrov.} 3. Nxe5
          (3. d4 exd4) 3... d6 $1 $10) (2... d6 3. d4) 3. Bc4 $1 Nd4 $6 4. Nxe5 Qg5 5. Nxf7 Qxg2
          6. Rf1 Qxe4+ 7. Be2 Nf3# {Smothered.} 0-1

          [Event "Second"]
          [White "Müller, Änne"]
          [Black "Zoe"]
          [Date "2025.??.??"]
          [Result "1/2-1/2"]

          1. d4 d5 2. c4 e6 3. Ke3 Nf6 1/2-1/2

          [Event "Third"]
          [White "Pawn"]
          [Black "King"]
          [FEN "4k3/P7/8/8/8/8/8/4K2R w K - 0 1"]
          [SetUp "1"]
          [Result "*"]

          1. a8Q+ Ke7 0-0 Kd6 *
          """);

  /** Selects the file in the page's file input. */
  void choose(Page page) {
    page.locator("input[type=file]")
        .setInputFiles(
            new FilePayload(
                name, "application/x-chess-pgn", text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Drops a file onto the page, with this text repeated the given number of times. */
  void drop(Page page, int times) {
    page.evaluate(
        """
        ([name, text, times]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(Array(times).fill(text), name));
          for (const type of ['dragover', 'drop'])
            document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        }
        """,
        List.of(name, text + "\n", times));
  }
}
