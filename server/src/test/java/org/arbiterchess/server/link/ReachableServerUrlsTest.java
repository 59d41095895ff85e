package org.arbiterchess.server.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.stream.Stream;
import org.arbiterchess.server.link.ReachableServerUrls.Candidate;
import org.junit.jupiter.api.Test;

/** Tests which URLs the server suggests for other machines on the network. */
class ReachableServerUrlsTest {

  @SuppressWarnings("AddressSelection") // Each literal is exactly one address.
  private static InetAddress address(String literal) {
    try {
      return InetAddress.getByName(literal);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(literal, e);
    }
  }

  /** The usable addresses, best first, from candidates such as {@code eth0 192.168.1.5}. */
  private static List<String> byPreference(String... candidates) {
    List<Candidate> all =
        Stream.of(candidates)
            .map(text -> text.split(" ", -1))
            .map(parts -> new Candidate(parts[0], address(parts[1])))
            .toList();
    return ReachableServerUrls.byPreference(all).stream().map(InetAddress::getHostAddress).toList();
  }

  @Test
  void private_addresses_come_first_and_unreachable_ones_are_omitted() {
    assertThat(
            byPreference(
                "lo 127.0.0.1",
                "lo ::1",
                "docker0 172.17.0.1",
                "br-5f2a 172.18.0.1",
                "veth9 10.9.9.9",
                "eth0 fe80::1",
                "eth0 2001:db8::5",
                "eth1 169.254.7.7",
                "ppp0 203.0.113.9",
                "wlan0 192.168.1.5",
                "eth0 10.0.0.7"))
        .containsExactly("192.168.1.5", "10.0.0.7", "203.0.113.9", "2001:db8:0:0:0:0:0:5");
    assertThat(byPreference("lo 127.0.0.1", "docker0 172.17.0.1")).isEmpty();
  }

  @Test
  void a_loopback_server_has_no_URL_and_a_server_with_a_host_has_one() {
    assertThat(ReachableServerUrls.urls(address("127.0.0.1"), 8080)).isEmpty();
    assertThat(ReachableServerUrls.urls(address("::1"), 8080)).isEmpty();
    assertThat(ReachableServerUrls.urls(address("10.0.0.11"), 80))
        .containsExactly("http://10.0.0.11:80");
    assertThat(ReachableServerUrls.urls(address("2001:db8::5"), 8080))
        .containsExactly("http://[2001:db8:0:0:0:0:0:5]:8080");
  }
}
