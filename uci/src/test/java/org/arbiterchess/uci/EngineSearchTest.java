package org.arbiterchess.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Move;
import org.arbiterchess.uci.FakeEngine.Behavior;
import org.junit.jupiter.api.Test;

class EngineSearchTest {

  @Test
  void an_infinite_search_runs_until_it_is_stopped() {
    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.SLOW))) {
      EngineSearch search = engine.go(SearchLimits.infinite());
      Optional<EngineInfo> first =
          search.infos().filter(info -> info.score().isPresent()).findFirst();

      assertThat(first.flatMap(EngineInfo::score).map(Score::toString)).contains("+0.20");
      assertThat(search.isOver()).isFalse();
      assertThatThrownBy(search::result).hasMessageContaining("before stop()");
      assertThatThrownBy(() -> engine.go(SearchLimits.ofDepth(1)))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("a search is running");
      assertThatThrownBy(engine::awaitReady).hasMessageContaining("a search is running");

      search.stop();
      search.stop();
      assertThat(search.result().bestMove().map(Move::to)).contains(Square.E4);
      assertThat(search.isOver()).isTrue();
      assertThat(search.result()).isSameAs(search.result());
      assertThat(search.next()).isEmpty();
      engine.awaitReady();
    }
  }

  @Test
  void another_thread_may_stop_the_search() throws Exception {
    ExecutorService other = Executors.newSingleThreadExecutor();
    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.SLOW))) {
      EngineSearch search = engine.go(SearchLimits.ofDepth(60));
      Future<SearchResult> result = other.submit(search::result);
      search.stop();

      assertThat(result.get(20, TimeUnit.SECONDS).bestMove()).isPresent();
    } finally {
      other.shutdownNow();
    }
  }

  @Test
  void the_stream_of_infos_ends_with_the_search() {
    try (UciEngine engine = UciEngine.start(FakeEngine.command(Behavior.NORMAL))) {
      EngineSearch search = engine.go(SearchLimits.ofDepth(1));
      List<String> lines = search.infos().map(EngineInfo::line).toList();

      assertThat(lines)
          .containsExactly(
              "info string received uci",
              "info string received position startpos",
              "info string received go depth 1",
              "info depth 1 seldepth 2 score cp 20 nodes 20 nps 1000 time 3 pv e2e4 e7e5");
      assertThat(search.isOver()).isTrue();
      assertThat(search.infos()).isEmpty();
    }
  }
}
