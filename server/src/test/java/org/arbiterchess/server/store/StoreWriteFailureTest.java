package org.arbiterchess.server.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.arbiterchess.language.Said;
import org.arbiterchess.server.language.ServerText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StoreWriteFailureTest {

  static Stream<RuntimeException> failures() {
    return Stream.of(
        new NotStoredException(Said.of(ServerText.NOT_STORED_STOPPING), null),
        new MaybeStoredException(Said.of(ServerText.NOT_STORED_STOPPING), null));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void a_failed_write_throws_the_original_exception(RuntimeException failure) {
    CompletableFuture<Integer> future = CompletableFuture.failedFuture(failure);

    assertThatThrownBy(() -> Store.join(future)).isSameAs(failure);
  }
}
