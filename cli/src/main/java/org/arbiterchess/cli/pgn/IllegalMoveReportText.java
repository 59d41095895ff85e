package org.arbiterchess.cli.pgn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.arbiterchess.chess.Color;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.notation.Fen;
import org.arbiterchess.pgn.read.RecoveredLine;

/** Formats reports on illegal moves and on how the game continued after them. */
final class IllegalMoveReportText {

  /** The maximum number of corrections suggested in one sentence. */
  private static final int MAX_CORRECTIONS = 3;

  private IllegalMoveReportText() {}

  /** Returns the numbered move, the ruling on it and a sentence about how the game continued. */
  static String of(RecoveredLine.IllegalMove report, Texts texts) {
    return numbered(report)
        + ": "
        + report.ruling().sentence(texts).cited()
        + " "
        + texts.say(TerminalText.PLAYED_ON, report.after().isPresent(), report.pliesAfter());
  }

  private static String numbered(RecoveredLine.IllegalMove report) {
    return report.moveNumber()
        + (report.player() == Color.WHITE ? ". " : "... ")
        + report.written();
  }

  /**
   * Explains how the game continued after its first illegal move, and which moves may have been
   * intended.
   */
  static String continuation(RecoveredLine.IllegalMove report, Texts texts) {
    List<String> moves =
        report.corrections().stream()
            .map(RecoveredLine.Correction::san)
            .limit(MAX_CORRECTIONS)
            .toList();
    return " "
        + texts.say(TerminalText.PLAYED_ON, report.after().isPresent(), report.pliesAfter())
        + " "
        + (moves.isEmpty()
            ? texts.say(TerminalText.NOTHING_MEANT)
            : texts.say(TerminalText.PERHAPS_MEANT, moves));
  }

  static Map<String, Object> json(RecoveredLine.IllegalMove report, Texts texts) {
    Sentence sentence = report.ruling().sentence(texts);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("line", report.line());
    json.put("column", report.column());
    json.put("ply", report.ply() + 1);
    json.put("move", report.moveNumber());
    json.put("player", report.player().word());
    json.put("written", report.written());
    json.put("reason", report.ruling().reason().name());
    json.put("article", report.ruling().article());
    json.put("sentence", sentence.cited());
    json.put("after", report.after().map(Fen::write).orElse(null));
    json.put("pliesAfter", report.pliesAfter());
    json.put(
        "corrections", report.corrections().stream().map(IllegalMoveReportText::json).toList());
    return json;
  }

  private static Map<String, Object> json(RecoveredLine.Correction correction) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("san", correction.san());
    json.put("uci", correction.uci());
    json.put("slip", correction.slip().name());
    return json;
  }
}
