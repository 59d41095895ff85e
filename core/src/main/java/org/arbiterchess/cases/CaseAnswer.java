package org.arbiterchess.cases;

/** The reply to a {@link Question}: an answer, or what is wrong with the question. */
public sealed interface CaseAnswer permits Answer, CaseProblem {}
