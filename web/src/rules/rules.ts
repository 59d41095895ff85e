/** The rules of chess, for every part of the page: the one door to the compiled core. */
export * from '@rules';
