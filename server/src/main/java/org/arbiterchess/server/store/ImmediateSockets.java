package org.arbiterchess.server.store;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import org.postgresql.ssl.WrappedFactory;

/**
 * Sockets for the driver. After a notification it looks for more in a read of one millisecond, and
 * hands over none before such a read finds nothing. Here, this read does not wait. The driver's
 * base class has the methods that it does not call.
 */
public final class ImmediateSockets extends WrappedFactory {

  @Override
  public Socket createSocket() {
    return new Socket() {
      @Override
      public InputStream getInputStream() throws IOException {
        return new FilterInputStream(super.getInputStream()) {
          @Override
          public int read(byte[] bytes, int start, int length) throws IOException {
            if (getSoTimeout() == 1 && available() == 0) {
              throw new SocketTimeoutException();
            }
            return super.read(bytes, start, length);
          }
        };
      }
    };
  }
}
