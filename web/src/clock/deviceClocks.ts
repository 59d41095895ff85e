import { connect, forgetLastSeen, type Connected } from '../game/DeviceSession.svelte';
import { MonotonicTime } from '../game/time.svelte';
import { newClock, type ClockSettings } from '../rules/clockModule';
import { settings } from '../settings/settings.svelte';
import { cleanPlayerName, isGameId, newGameId } from '../storage/gameRecordShape';
import { RecordRepository } from '../storage/RecordRepository.svelte';
import { IndexedDbRecordStore, requestPersistentStorage } from '../storage/RecordStore';
import { CLOCK_RECORDS, ClockSession, readClockRecord, type CheckedClock, type ClockRecord } from './ClockSession.svelte';

/** The number of clocks that this device keeps. */
const KEPT_CLOCKS = 5;

/** The clocks on this device. */
export const deviceClocks = new RecordRepository<ClockRecord>(new IndexedDbRecordStore('arbiter.clocks', 'clocks'), CLOCK_RECORDS);

addEventListener('pagehide', () => deviceClocks.pageClosed());

/** The clocks on this device, most recently used first. */
export async function listClocks(): Promise<CheckedClock[]> {
  return (await deviceClocks.list()).records.map(readClockRecord).filter((clock) => clock !== null);
}

/**
 * Creates a clock on this device and returns its id. Removes the least recently used clocks if there are too many.
 *
 * @param swapped whether the players sit the other way round
 */
export async function createClock(chosen: ClockSettings, names: { white: string; black: string }, swapped = false): Promise<string> {
  const now = new MonotonicTime().now();
  const clock = newClock(chosen, now);
  const answer = swapped ? clock.decide({ v: 1, type: 'swapSides' }, now, 'en') : null;
  const record: ClockRecord = {
    v: 1,
    id: newGameId(),
    created: now,
    changed: now,
    white: cleanPlayerName(names.white),
    black: cleanPlayerName(names.black),
    log: (answer && 'events' in answer ? clock.apply(answer.events) : clock).log(),
  };
  await deviceClocks.save(record);
  requestPersistentStorage();
  void removeOldClocks();
  return record.id;
}

async function removeOldClocks(): Promise<void> {
  for (const { record } of (await listClocks()).slice(KEPT_CLOCKS)) {
    await deviceClocks.remove(record.id);
    forgetLastSeen(record.id);
  }
}

/** Opens a clock on this device. Returns null if there is none with this id. The caller must close the session. */
export async function openClock(id: string): Promise<Connected<ClockSession> | null> {
  const checked = isGameId(id) ? readClockRecord(await deviceClocks.load(id)) : null;
  return checked && connect(id, deviceClocks, (device) => new ClockSession(checked, { ...device, language: () => settings.language }));
}
