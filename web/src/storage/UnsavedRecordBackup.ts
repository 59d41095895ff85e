import { readJson, removeItem, storedKeys, writeItem } from '../platform/localStorage';

/**
 * Keeps records in localStorage when the page is closed before the database has saved them. Each save takes the
 * database a few milliseconds, and closing or reloading the page aborts a save in progress.
 */
export class UnsavedRecordBackup<R extends { id: string }> {
  /**
   * @param prefix the prefix of each record's key
   * @param read validates a stored value; returns null if it is not a record with this id
   */
  constructor(
    private readonly prefix: string,
    private readonly read: (kept: unknown, id: string) => R | null,
  ) {}

  keep(records: R[]): void {
    for (const record of records) writeItem(this.prefix + record.id, JSON.stringify(record));
  }

  /** The records that were kept when the page was last closed. */
  all(): R[] {
    const ids = storedKeys().filter((key) => key.startsWith(this.prefix)).map((key) => key.slice(this.prefix.length));
    return ids.flatMap((id) => this.read(readJson(this.prefix + id), id) ?? []);
  }

  forget(id: string): void {
    removeItem(this.prefix + id);
  }
}
