package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IpAddressTest {

  @ParameterizedTest
  @CsvSource({
    "192.0.2.1, 192.0.2.1.",
    "0.0.0.0, 0.0.0.0.",
    "255.255.255.255:65535, 255.255.255.255.",
    "::, 0000000000000000",
    "::1, 0000000000000000",
    "1::, 0001000000000000",
    "2001:db8::4:5:6:7:8, 20010db800000004",
    "2001::5:6:7:8:9, 2001000000000005",
    "::3:4:5:6:7:8, 0000000000030004",
    "1:2:3:4:5:6:7::, 0001000200030004",
    "1:2:3:4:5:6:192.0.2.1, 0001000200030004",
    "64:ff9b::192.0.2.1, 0064ff9b00000000",
    "[2001:DB8::1]:443, 20010db800000000",
    "fe80::1%eth0, fe80000000000000",
    "[fe80::1%25eth0]:80, fe80000000000000",
    "::ffff:192.0.2.1, 192.0.2.1.",
    "0:0:0:0:0:FFFF:c000:0201, 192.0.2.1."
  })
  void addresses_are_counted_by_their_network(String text, String network) {
    assertThat(IpAddress.parse(text).map(IpAddress::networkPrefix)).contains(network);
  }

  /** Includes host names, which must not be looked up. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "localhost",
        "unknown",
        "chess.example.org",
        "_hidden",
        "1.2.3",
        "1.2.3.4.5",
        "256.1.1.1",
        "01.2.3.4",
        "1.2.3.4:x",
        ":",
        ":::",
        "1::2::3",
        "1:2:3:4:5:6:7",
        "1:2:3:4:5:6:7:8:9",
        "1:2:3:4:5:6:7:8::",
        "1:2:3:4::5:6:7:8",
        ":1:2:3:4:5:6:7",
        "12345::",
        "g::1",
        "1.2.3.4::",
        "::1.2.3",
        "[::1",
        "[::1]x",
        "[1.2.3.4]",
        "[localhost]:80"
      })
  void other_texts_are_not_addresses(String text) {
    assertThat(IpAddress.parse(text)).isEmpty();
  }
}
