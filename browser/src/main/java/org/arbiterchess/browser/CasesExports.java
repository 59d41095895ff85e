package org.arbiterchess.browser;

import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.cases.Answer;
import org.arbiterchess.officiating.cases.CaseRulings;
import org.arbiterchess.officiating.cases.Question;
import org.arbiterchess.officiating.cases.UnansweredQuestionException;
import org.arbiterchess.officiating.wire.OfficiatingFormat;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The cases module's exports; {@code cases.d.ts} documents them. */
public final class CasesExports {

  private CasesExports() {}

  @JSExport
  public static void useTexts(JSObject language, JsDictionary areas) {
    JsTexts.use(language, areas);
  }

  @JSExport
  public static JSObject ask(JSObject question, JSObject language) {
    Texts texts = JsArguments.language(language);
    try {
      Question read = OfficiatingFormat.parseQuestion(JsWireConverter.fromPage(question), texts);
      Answer answer = CaseRulings.answer(read, texts);
      return new JsObjectBuilder()
          .put("answer", OfficiatingFormat.write(answer))
          .put("sheet", OfficiatingFormat.writeSheet(answer, texts))
          .object();
    } catch (UnansweredQuestionException unanswered) {
      return problem(unanswered.problem());
    }
  }

  private static JSObject problem(UnansweredQuestionException.Problem problem) {
    JsObjectBuilder object =
        new JsObjectBuilder()
            .put("key", problem.key())
            .put("missing", problem.isMissing())
            .put("text", problem.text());
    return new JsObjectBuilder().put("problem", object).object();
  }
}
