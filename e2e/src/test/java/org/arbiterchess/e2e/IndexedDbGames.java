package org.arbiterchess.e2e;

/** What lies in the browser's own storage, without asking the page. */
final class IndexedDbGames {

  /** Puts anything under an id: {@code [id, stored]}. */
  static final String PUT =
      """
      ([id, stored]) => new Promise((done, failed) => {
        const opening = indexedDB.open('arbiter');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put(stored, id);
          transaction.onerror = failed;
          transaction.oncomplete = () => { opening.result.close(); done(); };
        };
      })
      """;

  /** What lies under an id, as JSON; null if there is nothing. */
  static final String GET =
      """
      (id) => new Promise((done, failed) => {
        const opening = indexedDB.open('arbiter');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const asking = opening.result.transaction('games').objectStore('games').get(id);
          asking.onerror = failed;
          asking.onsuccess = () => { opening.result.close(); done(asking.result === undefined ? null : JSON.stringify(asking.result)); };
        };
      })
      """;

  private IndexedDbGames() {}
}
