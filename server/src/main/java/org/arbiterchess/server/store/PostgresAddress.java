package org.arbiterchess.server.store;

import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.arbiterchess.server.store.StoreOpenException.Problem;
import org.postgresql.ds.PGSimpleDataSource;

/** A database address and its credentials. {@code toString} contains no secrets. */
public final class PostgresAddress {

  /**
   * Silenced, because the driver would log to standard error. The server reports failures itself.
   */
  private static final Logger DRIVER_LOGGER = Logger.getLogger("org.postgresql");

  static {
    DRIVER_LOGGER.setLevel(Level.OFF);
  }

  private static final String URL_PREFIX = "jdbc:postgresql:";

  private final String url;
  private final Optional<String> user;
  private final Optional<String> password;
  private final String description;

  private PostgresAddress(
      String url, Optional<String> user, Optional<String> password, String description) {
    this.url = url;
    this.user = user;
    this.password = password;
    this.description = description;
  }

  /**
   * Parses a JDBC URL. Throws {@link StoreOpenException} if it is invalid.
   *
   * @param url may contain the user and the password, which take precedence
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
      throw new StoreOpenException(
          Problem.INVALID_URL,
          "",
          "Invalid PostgreSQL URL. Use jdbc:postgresql://HOST:PORT/DATABASE, with"
              + " ?user=…&password=… or PGUSER and PGPASSWORD in the environment.",
          null);
    }
    int port = source.getPortNumbers()[0] == 0 ? 5432 : source.getPortNumbers()[0];
    String description =
        "the database "
            + source.getDatabaseName()
            + " at "
            + source.getServerNames()[0]
            + ":"
            + port;
    return new PostgresAddress(
        url,
        source.getUser() == null ? user : Optional.empty(),
        source.getPassword() == null ? password : Optional.empty(),
        description);
  }

  PGSimpleDataSource dataSource() {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(url);
    user.ifPresent(source::setUser);
    password.ifPresent(source::setPassword);
    source.setApplicationName("arbiter");
    source.setTcpKeepAlive(true);
    return source;
  }

  /** A human-readable description. */
  public String description() {
    return description;
  }

  @Override
  public String toString() {
    return description;
  }
}
