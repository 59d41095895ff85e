/**
 * Neutral trees as JSON text and back: maps, lists, strings, booleans and numbers. The only package
 * that knows Jackson; depends on nothing else of ours.
 */
package org.arbiterchess.server.json;
