package org.arbiterchess.server.link;

import static org.arbiterchess.server.protocol.ServerLimit.HELLO_SECONDS;
import static org.arbiterchess.server.protocol.ServerLimit.IDLE_SECONDS;
import static org.arbiterchess.server.protocol.ServerLimit.MESSAGES_PER_SECOND;
import static org.arbiterchess.server.protocol.ServerLimit.MESSAGES_PER_SECOND_PER_ADDRESS;
import static org.arbiterchess.server.protocol.ServerLimit.MESSAGE_BYTES;
import static org.arbiterchess.server.protocol.ServerLimit.PENDING_BYTES;
import static org.arbiterchess.server.protocol.ServerLimit.SOCKETS;
import static org.arbiterchess.server.protocol.ServerLimit.SOCKETS_PER_ADDRESS;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.json.JsonTreeCodec;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.server.protocol.ClientMessage;
import org.arbiterchess.server.protocol.ClientMessageReader;
import org.arbiterchess.server.protocol.RefusalException;
import org.arbiterchess.server.protocol.ServerLimit;
import org.arbiterchess.server.protocol.ServerLimits;
import org.arbiterchess.server.protocol.ServerRefusalReason;
import org.arbiterchess.server.room.ClientConnection;
import org.arbiterchess.server.room.FailureMapper;
import org.arbiterchess.server.room.Participant;
import org.arbiterchess.server.room.Room;
import org.arbiterchess.server.room.TokenBucket;
import org.arbiterchess.wire.WireFormat;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;

/**
 * The session for one WebSocket, on Jetty's frames. Checks and parses its messages and forwards
 * them to the room. Counts the queued bytes and closes the connection if a slow client lets too
 * many accumulate. The client then reconnects.
 */
final class WebSocketSession implements FrameHandler, ClientConnection {

  /** The payload is not UTF-8 (RFC 6455, 8.1). */
  private static final int BAD_PAYLOAD = 1007;

  private final LinkGameServer service;
  private final ClientLimiter limiter;
  final Participant participant;
  private final ServerLimits limits;
  private final TokenBucket bucket;
  private final long openedAt;
  private final ByteArrayOutputStream fragments = new ByteArrayOutputStream();
  private final AtomicLong pending = new AtomicLong();
  private final AtomicBoolean closing = new AtomicBoolean();
  private volatile CoreSession session;
  private volatile long lastMessageAt;
  private volatile long closingSince;
  private volatile Optional<Room> room = Optional.empty();

  WebSocketSession(LinkGameServer service, ClientLimiter limiter) {
    this.service = service;
    this.limiter = limiter;
    this.limits = service.limits();
    long now = service.now();
    this.bucket = TokenBucket.perSecond(limits.get(MESSAGES_PER_SECOND), now);
    this.participant = new Participant(this, bucket);
    this.openedAt = now;
    this.lastMessageAt = now;
  }

  // Frames in

  @Override
  public void onOpen(CoreSession opened, Callback callback) {
    session = opened;
    callback.succeeded();
    boolean isOneTooMany = service.isOneTooMany(this);
    if (limiter.sockets.incrementAndGet() > limits.get(SOCKETS_PER_ADDRESS)) {
      refuseAndClose(ServerRefusalReason.TOO_MANY_CONNECTIONS, SOCKETS_PER_ADDRESS);
    } else if (isOneTooMany) {
      refuseAndClose(ServerRefusalReason.TOO_MANY_CONNECTIONS, SOCKETS);
    }
    session.demand();
  }

  @Override
  public void onFrame(Frame frame, Callback callback) {
    try {
      handle(frame, service.now());
    } catch (RuntimeException | StackOverflowError e) {
      service.onError(e);
      participant.close(ServerRefusalReason.OUR_FAULT);
    }
    callback.succeeded();
    if (frame.getOpCode() != OpCode.CLOSE) {
      session.demand();
    }
  }

  private void handle(Frame frame, long now) {
    if (closing.get()) {
      lastMessageAt = now;
      return;
    }
    switch (frame.getOpCode()) {
      case OpCode.TEXT, OpCode.CONTINUATION -> onText(frame, now);
      case OpCode.BINARY ->
          refuseAndClose(
              new RefusalException(
                  ServerRefusalReason.MALFORMED, Said.of(ServerText.MALFORMED_FRAME)));
      case OpCode.PING -> {
        // The answer to a ping must not be sent after its buffer is used again.
        byte[] payload = bytes(frame);
        if (isWithinRate(now) && canQueue(payload.length)) {
          sendFrame(OpCode.PONG, payload);
        }
      }
      case OpCode.PONG -> isWithinRate(now);
      default -> {}
    }
  }

  private static byte[] bytes(Frame frame) {
    byte[] bytes = new byte[frame.getPayloadLength()];
    if (frame.hasPayload()) {
      frame.getPayload().slice().get(bytes);
    }
    return bytes;
  }

  private void onText(Frame frame, long now) {
    lastMessageAt = now;
    byte[] part = bytes(frame);
    boolean isWhole = frame.isFin() && fragments.size() == 0;
    if (!isWhole && fragments.size() <= limits.get(MESSAGE_BYTES)) {
      fragments.writeBytes(part);
    }
    if (Math.max(fragments.size(), part.length) > limits.get(MESSAGE_BYTES)) {
      refuseAndClose(ServerRefusalReason.TOO_LARGE, MESSAGE_BYTES);
    } else if (frame.isFin()) {
      byte[] message = isWhole ? part : fragments.toByteArray();
      fragments.reset();
      onMessage(message, now);
    }
  }

  private void onMessage(byte[] message, long now) {
    if (!JsonTreeCodec.isUtf8(message)) {
      close(BAD_PAYLOAD, "");
    } else if (isWithinRate(now)) {
      read(message, now);
    }
  }

  /**
   * Ignores the error, because the client or the network caused it and Jetty closes the WebSocket.
   */
  @Override
  public void onError(Throwable error, Callback callback) {
    callback.succeeded();
  }

  /** Called when either end closes the connection. */
  @Override
  public void onClosed(CloseStatus status, Callback callback) {
    callback.succeeded();
    service.onClosed(this);
    limiter.sockets.decrementAndGet();
    if (room.isPresent()) {
      CompletableFuture<?> unused = room.get().leave(participant);
    }
  }

  // Frames out

  @Override
  public void send(byte[] message) {
    if (canQueue(message.length)) {
      sendFrame(OpCode.TEXT, message);
    }
  }

  /** Whether a message can be queued. Closes the connection if a slow client prevents that. */
  private boolean canQueue(int size) {
    long before = pending.get();
    if (before == 0 || before + size <= limits.get(PENDING_BYTES)) {
      return !closing.get();
    }
    if (closing.compareAndSet(false, true)) {
      ServerRefusalReason reason = ServerRefusalReason.SLOW_READER;
      service.onRefused(reason);
      sendFrame(OpCode.TEXT, participant.refusal(reason, PENDING_BYTES.optionName()));
      session.close(reason.closeCode(), reason.name(), Callback.NOOP);
    }
    return false;
  }

  private void sendFrame(byte opCode, byte[] payload) {
    pending.addAndGet(payload.length);
    session.sendFrame(
        new Frame(opCode, ByteBuffer.wrap(payload)),
        Callback.from(() -> pending.addAndGet(-payload.length), failure -> disconnect()),
        false);
  }

  @Override
  public void close(int code, String reason) {
    if (closing.compareAndSet(false, true)) {
      session.close(code, reason, Callback.NOOP);
    }
  }

  /** Disconnects immediately and discards queued messages. */
  private void disconnect() {
    closing.set(true);
    session.abort();
  }

  // Messages

  /** Counts a frame. If there are too many, closes the connection and returns false. */
  private boolean isWithinRate(long now) {
    if (!bucket.tryTake(1, now)) {
      refuseAndClose(ServerRefusalReason.TOO_FAST, MESSAGES_PER_SECOND);
      return false;
    }
    if (!limiter.tryAcquire(MESSAGES_PER_SECOND_PER_ADDRESS, now)) {
      refuseAndClose(ServerRefusalReason.TOO_FAST, MESSAGES_PER_SECOND_PER_ADDRESS);
      return false;
    }
    return true;
  }

  private void read(byte[] text, long now) {
    ClientMessage message;
    try {
      message = ClientMessageReader.read(text);
    } catch (RefusalException e) {
      refuse(e);
      return;
    }
    try {
      receive(message, now);
    } catch (RefusalException e) {
      onFailure(message, e);
    }
  }

  /** Passes a message to the room. A session is tied to the game named in its first hello. */
  private void receive(ClientMessage message, long now) {
    if (message instanceof ClientMessage.Hello hello) {
      participant.setLanguage(hello.language());
      if (room.filter(joined -> !joined.id().equals(hello.game())).isPresent()) {
        throw new RefusalException(
            ServerRefusalReason.MALFORMED, Said.of(ServerText.MALFORMED_GAME));
      }
      room = Optional.of(service.rooms.find(hello.game()));
    }
    if (room.isEmpty()) {
      throw new RefusalException(ServerRefusalReason.HELLO_FIRST);
    }
    CompletableFuture<Void> unused =
        room.get()
            .receive(participant, message, now)
            .exceptionally(
                failure -> {
                  onFailure(message, FailureMapper.toRefusal(failure));
                  return null;
                });
  }

  /**
   * Reports a failure. If the game cannot be loaded now, also closes the connection, so that the
   * client reconnects later.
   */
  private void onFailure(ClientMessage message, RefusalException refusal) {
    if (message instanceof ClientMessage.CommandSent sent) {
      String reason = refusal.refusal().name();
      // A command that may have been stored is neither accepted nor refused.
      if (!reason.equals(ServerRefusalReason.MAYBE_STORED.name())) {
        service.context.listener().commandRefused(WireFormat.typeOf(sent.command()), reason);
      }
      participant.refuse(Optional.of(sent.command().id()), refusal.refusal());
    } else if (message instanceof ClientMessage.Hello && refusal.reason().isTemporary()) {
      refuseAndClose(refusal);
    } else {
      refuse(refusal);
    }
  }

  private void refuse(RefusalException refusal) {
    service.onRefused(refusal.reason());
    participant.refuse(refusal.commandId(), refusal.refusal());
  }

  private void refuseAndClose(RefusalException refusal) {
    refuse(refusal);
    participant.close(refusal.reason());
  }

  private void refuseAndClose(ServerRefusalReason reason, ServerLimit limit) {
    refuseAndClose(limits.exceeded(reason, limit));
  }

  /** Sends a heartbeat if the client has sent {@code hello}. */
  void sendBeat() {
    room.ifPresent(joined -> joined.sendBeat(participant));
  }

  /** Closes this session if it is idle. Disconnects it if it does not finish closing. */
  void closeIfIdle(long now) {
    long runningSince = service.rooms.runningSince();
    if (closing.get()) {
      closingSince = closingSince == 0 ? now : closingSince;
      if (now - closingSince > 2000) {
        disconnect();
      }
    } else if (room.isEmpty()
        && now - Math.max(openedAt, runningSince) >= limits.millis(HELLO_SECONDS)) {
      refuseAndClose(new RefusalException(ServerRefusalReason.HELLO_FIRST));
    } else if (now - Math.max(lastMessageAt, runningSince) >= limits.millis(IDLE_SECONDS)) {
      close(CloseStatus.POLICY_VIOLATION, "silent");
    }
  }
}
