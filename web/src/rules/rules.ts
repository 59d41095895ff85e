/** The compiled rules of chess. All other code imports them from here. */
export * from '@rules';
