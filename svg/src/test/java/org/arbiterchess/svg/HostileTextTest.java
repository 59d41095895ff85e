package org.arbiterchess.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.arbiterchess.chess.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that text from the caller never becomes markup. */
class HostileTextTest {

  private static final BoardSvg BOARD = BoardSvg.of(Board.EMPTY);
  private static final int ELEMENTS = SvgElements.of(texts("x")).count();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "</title></svg><script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "]]>&<!--",
        "<![CDATA[x]]>",
        "&lt;b&gt; &amp; &#60;",
        "<?xml version='1.0'?>",
        "--><!DOCTYPE svg>",
        "' onload='alert(1)"
      })
  void markup_stays_text(String hostile) {
    SvgElements svg = SvgElements.of(texts(hostile));

    assertThat(svg.count()).isEqualTo(ELEMENTS);
    assertThat(svg.named("title").text()).isEqualTo(hostile);
    assertThat(svg.named("desc").text()).isEqualTo(hostile);
    assertThat(svg.withClasses("caption").text()).isEqualTo(hostile);
  }

  @Test
  void characters_that_xml_forbids_are_replaced() {
    String forbidden = "a\u0000\u0008\u001b\ud800\udc00\udc00b\ufffec\uffff";
    SvgElements svg = SvgElements.of(texts(forbidden));

    assertThat(svg.named("title").text())
        .isEqualTo("a\ufffd\ufffd\ufffd\ud800\udc00\ufffdb\ufffdc\ufffd");
  }

  @Test
  void random_texts_are_well_formed() {
    long seed = 20261116;
    SplittableRandom random = new SplittableRandom(seed);
    int cases = 300;
    String alphabet = "<>&\"'/! -[]abc\u0000\u0001\t\n\r\ud83d\ude00\ufffe\u2028é♞";
    for (int i = 0; i < cases; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(200); length > 0; length--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      SvgElements svg = SvgElements.of(texts(text + "x"));
      assertThat(svg.named("title").count()).isEqualTo(1);
      assertThat(svg.named("script").count()).isZero();
    }
    System.out.println(cases + " random texts, seed " + seed);
  }

  @Test
  void a_long_caption_is_broken_into_lines_that_fit() {
    String word = "x".repeat(1000);
    String svg = BOARD.caption("one two " + word + " three").text();
    SvgElements lines = SvgElements.of(svg).withClasses("caption");

    assertThat(lines.count()).isEqualTo(22);
    assertThat(lines.list())
        .allSatisfy(
            line -> assertThat(line.getTextContent()).hasSizeLessThanOrEqualTo(CaptionLines.WIDTH));
    assertThat(lines.text().replace(" ", "")).isEqualTo("onetwo" + word + "three");
  }

  @Test
  void a_caption_of_spaces_is_no_caption() {
    assertThat(BOARD.caption(" \n ").text()).isEqualTo(BOARD.text());
  }

  private static String texts(String text) {
    return BOARD.title(text).description(text).caption(text).text();
  }
}
