package org.arbiterchess.cli.messages.german;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.cli.messages.ServeMessages;

final class GermanServeMessages implements ServeMessages {

  @Override
  public String noPage() {
    return "Dieses Jar wurde ohne die Seite gebaut. Starte ./arbiter serve, um sie zu bauen und bereitzustellen, oder gib mit --page den Ordner einer gebauten Seite an.";
  }

  @Override
  public String pageNotBuilt(String folder) {
    return "In " + folder + " gibt es keine index.html. Wurde die Seite gebaut?";
  }

  @Override
  public String noSuchPort(int port) {
    return "Port " + port + " ist ungültig; erlaubt sind 0 bis 65535.";
  }

  @Override
  public String portTaken(int port) {
    return "Port "
        + port
        + " ist von einem anderen Programm belegt. Wähle mit --port einen anderen; --port 0 wählt einen freien Port.";
  }

  @Override
  public String portReserved(int port) {
    return "Port "
        + port
        + " ist dem Administrator dieses Rechners vorbehalten. Wähle mit --port einen ab 1024.";
  }

  @Override
  public String foreignHost(String quotedHost) {
    return quotedHost
        + " ist keine Adresse dieses Rechners. Wähle --host 127.0.0.1 nur für diesen Rechner oder --host 0.0.0.0 für alle in seinem Netz.";
  }

  @Override
  public String keepOutOfRange(int days, int maxDays) {
    return "Partien können 1 bis " + maxDays + " Tage aufbewahrt werden, nicht " + days + ".";
  }

  @Override
  public String badUrl(String quotedUrl) {
    return quotedUrl
        + " ist keine gültige Adresse für Einladungen. Gib die Adresse an, die Spieler öffnen, ohne Pfad, wie in --url https://chess.example.org.";
  }

  @Override
  public String redisNeedsDatabase() {
    return "--redis braucht --database: Mehrere Server teilen sich ihre Partien in einer Datenbank.";
  }

  @Override
  public String unknownLimit(String quotedName, String known) {
    return "Unbekanntes Limit " + quotedName + "; es gibt: " + known + ".";
  }

  @Override
  public String badLimit(
      String name, int min, int max, int defaultValue, Optional<String> quotedValue) {
    return "Das Limit "
        + name
        + " muss eine ganze Zahl von "
        + min
        + " bis "
        + max
        + " sein, wie in --limit "
        + name
        + "="
        + defaultValue
        + quotedValue.map(value -> ", nicht " + value).orElse("")
        + ".";
  }

  @Override
  public String badLogFormat(String quotedFormat) {
    return "Das Protokollformat muss text oder json sein, nicht " + quotedFormat + ".";
  }

  @Override
  public String badMetricsAddress(String quotedAddress) {
    return quotedAddress
        + " ist keine gültige Adresse für Metriken. Gib einen Port an, wie in --metrics 9464, oder eine Adresse mit Port, wie in --metrics 0.0.0.0:9464 oder --metrics [::1]:9464.";
  }

  @Override
  public String metricsFailed(String address, String reason) {
    return "Unter "
        + address
        + " lassen sich keine Metriken bereitstellen ("
        + reason
        + "). Wähle mit --metrics eine andere Adresse.";
  }

  @Override
  public String address(String url) {
    return "Arbiter läuft unter " + url + " – Strg-C beendet das Programm";
  }

  @Override
  public String storedIn(String location, int days) {
    return "Partien per Link werden in "
        + location
        + " gespeichert, bis "
        + (days == 1 ? "einen Tag" : days + " Tage")
        + " nach ihrem letzten Zug.";
  }

  @Override
  public String invitationUrl(String url) {
    return "Einladungslinks beginnen mit " + url + ".";
  }

  @Override
  public String metricsUrl(String url) {
    return "Metriken gibt es unter " + url + ".";
  }

  @Override
  public String openToNetwork(List<String> urls) {
    return "Alle in deinem Netz können die Seite öffnen"
        + (urls.isEmpty() ? "" : ", unter " + String.join(" oder ", urls))
        + ".";
  }

  @Override
  public String noBrowser() {
    return "Es konnte kein Browser geöffnet werden: Öffne die Adresse selbst.";
  }
}
