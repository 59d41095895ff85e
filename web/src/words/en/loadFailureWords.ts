/** English text for the error shown if the app cannot be loaded. */
export const texts = {
  loadFailed: 'Arbiter could not be loaded. Check your connection and reload the page, or try a newer browser.',
};

export type LoadFailureWords = typeof texts;
