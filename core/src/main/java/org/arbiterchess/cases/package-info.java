/**
 * Answers questions about what happened at a wooden board: {@link org.arbiterchess.cases.Question}
 * in, {@link org.arbiterchess.cases.Answer} out. Depends on {@code text}, {@code chess}, {@code
 * rules}, {@code touch}, {@code winnability}, {@code notation}, {@code game}.
 */
package org.arbiterchess.cases;
