/**
 * Answers questions about incidents in over-the-board games. A {@link
 * org.arbiterchess.officiating.cases.Question} gets an {@link
 * org.arbiterchess.officiating.cases.Answer}. Depends on {@code text}, {@code language}, {@code
 * message}, {@code chess}, {@code rules}, {@code winnability}, {@code game}, {@code
 * officiating.law}, {@code officiating.message}, {@code officiating.touch}, {@code
 * officiating.strict}, {@code remark}.
 *
 * <pre>{@code
 * Question question =
 *     Question.of(Question.Kind.PHONE)
 *         .with(Fact.BY, Color.WHITE)
 *         .with(Fact.PLACE, Question.Place.ON_PERSON)
 *         .with(Fact.MILDER, false);
 * Answer answer = CaseRulings.answer(question, Texts.english());
 * System.out.println(answer.winner().orElseThrow() + " " + answer.articles()); // BLACK [11.3.2, 11.3.2.2]
 * }</pre>
 */
package org.arbiterchess.officiating.cases;
