/**
 * Converts the clock for a real board, questions and answers to and from trees that each program
 * reads and writes as JSON. Depends on {@code text}, {@code language}, {@code message}, {@code
 * chess}, {@code remark}, {@code rules}, {@code notation}, {@code game}, {@code tree}, {@code
 * wire.table}, {@code officiating.message}, {@code officiating.touch}, {@code officiating.clock},
 * {@code officiating.cases}.
 *
 * <pre>{@code
 * Object tree = Map.of("question", "phone", "by", "white", "place", "ON_PERSON", "milder", false);
 * Question question = OfficiatingFormat.parseQuestion(tree, Texts.english());
 * System.out.println(CaseRulings.answer(question, Texts.english()).winner().orElseThrow()); // BLACK
 * }</pre>
 */
package org.arbiterchess.officiating.wire;
