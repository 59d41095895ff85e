package org.arbiterchess.cli.messages.english;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.cli.messages.ServeMessages;

final class EnglishServeMessages implements ServeMessages {

  @Override
  public String noPage() {
    return "This jar does not include the web page. Run \"./arbiter serve\" to build and serve it, or use --page to name the folder where it has already been built.";
  }

  @Override
  public String pageNotBuilt(String folder) {
    return "There is no index.html in " + folder + ". Has the page been built?";
  }

  @Override
  public String noSuchPort(int port) {
    return "Port " + port + " is out of range; it must be from 0 to 65535.";
  }

  @Override
  public String portTaken(int port) {
    return "Port "
        + port
        + " is in use by another program. Choose another port with --port, or any free one with --port 0.";
  }

  @Override
  public String portReserved(int port) {
    return "Port "
        + port
        + " is reserved for the administrator of this machine. Choose port 1024 or above with --port.";
  }

  @Override
  public String foreignHost(String quotedHost) {
    return quotedHost
        + " is not an address of this machine. Choose --host 127.0.0.1 for this machine only, or --host 0.0.0.0 for everyone on its network.";
  }

  @Override
  public String keepOutOfRange(int days, int maxDays) {
    return "Games can be kept for 1 to " + maxDays + " days, not " + days + ".";
  }

  @Override
  public String badUrl(String quotedUrl) {
    return quotedUrl
        + " is not a valid address for invitations. Give the address that players open, without a path, as in --url https://chess.example.org.";
  }

  @Override
  public String redisNeedsDatabase() {
    return "--redis needs --database: servers share their games through a database.";
  }

  @Override
  public String unknownLimit(String quotedName, String known) {
    return "Unknown limit " + quotedName + "; valid limits are " + known + ".";
  }

  @Override
  public String badLimit(
      String name, int min, int max, int defaultValue, Optional<String> quotedValue) {
    return "The limit "
        + name
        + " must be a whole number from "
        + min
        + " to "
        + max
        + quotedValue.map(value -> ", not " + value).orElse("")
        + "; for example, --limit "
        + name
        + "="
        + defaultValue
        + ".";
  }

  @Override
  public String badLogFormat(String quotedFormat) {
    return "The log format must be text or json, not " + quotedFormat + ".";
  }

  @Override
  public String badMetricsAddress(String quotedAddress) {
    return quotedAddress
        + " is not a valid address for metrics. Give a port, as in --metrics 9464, or an address and a port, as in --metrics 0.0.0.0:9464 or --metrics [::1]:9464.";
  }

  @Override
  public String metricsFailed(String address, String reason) {
    return "Metrics cannot be served at "
        + address
        + " ("
        + reason
        + "). Choose another address with --metrics.";
  }

  @Override
  public String address(String url) {
    return "Arbiter is at " + url + " — press Ctrl-C to stop";
  }

  @Override
  public String storedIn(String location, int days) {
    return "Games by link are stored in "
        + location
        + " for "
        + (days == 1 ? "a day" : days + " days")
        + " after their last move.";
  }

  @Override
  public String invitationUrl(String url) {
    return "Invitation links start with " + url + ".";
  }

  @Override
  public String metricsUrl(String url) {
    return "Metrics are at " + url + ".";
  }

  @Override
  public String openToNetwork(List<String> urls) {
    return "Anyone on your network can open it"
        + (urls.isEmpty() ? "" : " at " + String.join(" or ", urls))
        + ".";
  }

  @Override
  public String noBrowser() {
    return "Could not open a browser: please open the address yourself.";
  }
}
