package org.arbiterchess.cli.messages;

import java.util.List;
import java.util.Optional;

/** Messages for the {@code serve} command. The server log is not translated. */
public interface ServeMessages {

  String noPage();

  String pageNotBuilt(String folder);

  String noSuchPort(int port);

  String portTaken(int port);

  String portReserved(int port);

  String foreignHost(String quotedHost);

  String keepOutOfRange(int days, int maxDays);

  String badUrl(String quotedUrl);

  String redisNeedsDatabase();

  String unknownLimit(String quotedName, String known);

  /** Reports an invalid limit. {@code quotedValue} is empty if the option has no value. */
  String badLimit(String name, int min, int max, int defaultValue, Optional<String> quotedValue);

  String badLogFormat(String quotedFormat);

  String badMetricsAddress(String quotedAddress);

  String metricsFailed(String address, String reason);

  String address(String url);

  String storedIn(String location, int days);

  String invitationUrl(String url);

  String metricsUrl(String url);

  String openToNetwork(List<String> urls);

  String noBrowser();
}
