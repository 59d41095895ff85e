package org.arbiterchess.pgn;

/**
 * Where a game that was recorded contradicts the Laws, though each of its moves is legal.
 *
 * @param article the article that is contradicted
 * @param ply after which half-move, counted from 1
 * @param message a sentence in English that ends with the article
 */
public record AuditContradiction(String article, int ply, String message) {}
