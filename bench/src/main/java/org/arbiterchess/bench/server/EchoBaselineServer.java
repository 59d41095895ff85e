package org.arbiterchess.bench.server;

import io.javalin.Javalin;
import java.time.Duration;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/**
 * An echo server that serves as a baseline. It uses the same versions of Javalin and Jetty as the
 * real server.
 */
public final class EchoBaselineServer {

  private EchoBaselineServer() {}

  public static void main(String[] arguments) {
    Javalin echo =
        Javalin.create(
                config -> {
                  config.startup.showJavalinBanner = false;
                  ServletContextHandler[] context = new ServletContextHandler[1];
                  config.jetty.modifyServletContextHandler(handler -> context[0] = handler);
                  config.jetty.modifyWebSocketServletFactory(
                      factory -> {
                        WebSocketServerComponents.getWebSocketComponents(context[0])
                            .getExtensionRegistry()
                            .unregister("permessage-deflate");
                        factory.setIdleTimeout(Duration.ofMinutes(10));
                      });
                  config.routes.get("/ready", answer -> answer.result("yes"));
                  config.routes.ws(
                      "/socket",
                      socket ->
                          socket.onMessage(
                              message ->
                                  message.session.sendText(message.message(), Callback.NOOP)));
                })
            .start("127.0.0.1", Integer.parseInt(arguments[0]));
    System.out.println("http://127.0.0.1:" + echo.port());
  }
}
