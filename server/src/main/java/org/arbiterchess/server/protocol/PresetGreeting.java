package org.arbiterchess.server.protocol;

/**
 * The greetings that players can send each other. Only the name of a greeting is sent, so that each
 * player sees the greeting in their own language. The names are part of the protocol.
 */
public enum PresetGreeting {
  HELLO,
  GOOD_LUCK,
  HAVE_FUN,
  WELL_PLAYED,
  GOOD_GAME,
  THANK_YOU,
  SORRY,
  GOODBYE
}
