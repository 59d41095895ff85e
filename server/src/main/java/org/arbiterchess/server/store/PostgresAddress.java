package org.arbiterchess.server.store;

import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.store.StoreOpenException.Problem;
import org.postgresql.ds.PGSimpleDataSource;

/** The address of a database and the credentials for it. {@code toString} contains no secrets. */
public final class PostgresAddress {

  /**
   * The driver's logger. It is switched off, because it would write to standard error, and the
   * server reports failures itself.
   */
  private static final Logger DRIVER_LOGGER = Logger.getLogger("org.postgresql");

  static {
    DRIVER_LOGGER.setLevel(Level.OFF);
  }

  private static final String URL_PREFIX = "jdbc:postgresql:";

  private final String url;
  private final Optional<String> user;
  private final Optional<String> password;
  private final Said description;

  private PostgresAddress(
      String url, Optional<String> user, Optional<String> password, Said description) {
    this.url = url;
    this.user = user;
    this.password = password;
    this.description = description;
  }

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
      throw new StoreOpenException(
          Problem.INVALID_URL, Said.of(ServerText.INVALID_POSTGRES_URL), null);
    }
    int port = source.getPortNumbers()[0] == 0 ? 5432 : source.getPortNumbers()[0];
    Said description =
        Said.of(
            ServerText.DATABASE,
            String.valueOf(source.getDatabaseName()),
            source.getServerNames()[0],
            port);
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

  /** The password, or an empty string if there is none. */
  String password() {
    return Optional.ofNullable(dataSource().getPassword()).orElse("");
  }

  /** The database's name, host and port. */
  public Said description() {
    return description;
  }

  @Override
  public String toString() {
    return Texts.english().say(description);
  }
}
