package org.arbiterchess.server.store;

import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * The address of a database and the credentials for it. {@code toString} contains no secrets.
 *
 * @param description the database's name, host and port
 */
public record PostgresAddress(PGSimpleDataSource dataSource, Said description) {

  /**
   * The driver's logger. It is switched off, because it would write to standard error, and the
   * server reports failures itself.
   */
  private static final Logger DRIVER_LOGGER = Logger.getLogger("org.postgresql");

  static {
    DRIVER_LOGGER.setLevel(Level.OFF);
  }

  private static final String URL_PREFIX = "jdbc:postgresql:";
  private static final int CONNECT_TIMEOUT_SECONDS = 3;
  private static final int SOCKET_TIMEOUT_SECONDS = 4;

  /**
   * Parses a JDBC URL. Throws {@link StoreOpenException} if it is invalid.
   *
   * @param url the JDBC URL; a user or password in it takes precedence
   * @param user the user, if the URL does not contain one
   * @param password the password, if the URL does not contain one
   */
  public static PostgresAddress parse(
      String url, Optional<String> user, Optional<String> password) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    try {
      if (!url.startsWith(URL_PREFIX)) {
        throw new IllegalArgumentException("not a PostgreSQL URL");
      }
      source.setUrl(url);
    } catch (IllegalArgumentException e) {
      // The message omits the URL, which may contain a password.
      throw new StoreOpenException(Said.of(ServerText.INVALID_POSTGRES_URL), null);
    }
    int port = source.getPortNumbers()[0] == 0 ? 5432 : source.getPortNumbers()[0];
    Said description =
        Said.of(
            ServerText.DATABASE,
            String.valueOf(source.getDatabaseName()),
            source.getServerNames()[0],
            port);
    source.setUser(Optional.ofNullable(source.getUser()).or(() -> user).orElse(null));
    source.setPassword(Optional.ofNullable(source.getPassword()).or(() -> password).orElse(null));
    source.setApplicationName("arbiter");
    source.setTcpKeepAlive(true);
    if (source.getSocketFactory() == null) {
      source.setSocketFactory(ImmediateSockets.class.getName());
    }
    source.setConnectTimeout(CONNECT_TIMEOUT_SECONDS);
    source.setLoginTimeout(CONNECT_TIMEOUT_SECONDS);
    source.setSocketTimeout(SOCKET_TIMEOUT_SECONDS);
    return new PostgresAddress(source, description);
  }

  @Override
  public String toString() {
    return Texts.english().say(description);
  }
}
