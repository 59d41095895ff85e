/** English text for the error shown if the app cannot be loaded. */
export const texts = {
  loadFailed: 'Arbiter could not be loaded. You may be offline, or your browser may be too old: please reload the page.',
};

export type LoadFailureWords = typeof texts;
