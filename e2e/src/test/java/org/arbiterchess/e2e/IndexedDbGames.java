package org.arbiterchess.e2e;

/** Scripts that directly read and write games in IndexedDB. */
final class IndexedDbGames {

  /** A script that stores any value under an ID. Its argument is {@code [id, value]}. */
  static final String PUT =
      """
      ([id, value]) => new Promise((done, failed) => {
        const opening = indexedDB.open('arbiter');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put(value, id);
          transaction.onerror = failed;
          transaction.oncomplete = () => { opening.result.close(); done(); };
        };
      })
      """;

  /** A script that returns the value stored under an ID as JSON, or null if there is none. */
  static final String GET =
      """
      (id) => new Promise((done, failed) => {
        const opening = indexedDB.open('arbiter');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').get(id);
          reading.onerror = failed;
          reading.onsuccess = () => { opening.result.close(); done(reading.result === undefined ? null : JSON.stringify(reading.result)); };
        };
      })
      """;

  /**
   * A script that keeps a transaction open indefinitely, so that the page cannot save games until
   * it is reloaded.
   */
  static final String BLOCK_SAVES = blockSaves("arbiter", "games");

  /** Like {@link #BLOCK_SAVES}, but for the clocks used with real boards. */
  static final String BLOCK_CLOCK_SAVES = blockSaves("arbiter.clocks", "clocks");

  private IndexedDbGames() {}

  private static String blockSaves(String database, String store) {
    return """
        () => new Promise((started, failed) => {
          const opening = indexedDB.open('%1$s');
          opening.onerror = failed;
          opening.onsuccess = () => {
            const records = opening.result.transaction('%2$s', 'readwrite').objectStore('%2$s');
            const next = () => { records.count().onsuccess = next; started(); };
            next();
          };
        })
        """
        .formatted(database, store);
  }
}
