package org.arbiterchess.server.link;

/** By what a caller is counted. */
final class Addresses {

  private Addresses() {}

  /**
   * The address of whoever calls.
   *
   * @param remote the other end of the connection
   * @param forwardedFor the header that a proxy adds to, null if there is none
   */
  static String of(String remote, String forwardedFor, boolean behindProxy) {
    if (!behindProxy || forwardedFor == null) {
      return network(remote);
    }
    return network(forwardedFor.substring(forwardedFor.lastIndexOf(',') + 1).strip());
  }

  /** Of the sixth version's addresses everybody has a whole network: its first half counts. */
  private static String network(String address) {
    String bare =
        address.replaceAll("^\\[|\\].*$|%.*$", "").replaceFirst("^(?i)::ffff:(?=.*\\.)", "");
    if (bare.indexOf(':') < 0) {
      return bare;
    }
    String[] halves = bare.split("::", 2);
    String[] front = halves[0].isEmpty() ? new String[0] : halves[0].split(":", -1);
    StringBuilder network = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      network.append(i < front.length ? front[i].replaceFirst("^0+", "") : "").append(':');
    }
    return network.toString();
  }
}
