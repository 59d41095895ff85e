import { forgetLastSeen } from '../game/clockLastSeen';
import { GameTabLock } from '../game/GameTabLock';
import { MonotonicTime } from '../game/MonotonicTime';
import { newClock, type ClockSettings } from '../rules/clockModule';
import { settings } from '../settings/settings.svelte';
import { cleanPlayerName, isGameId } from '../storage/gameRecordShape';
import { newGameId } from '../storage/newGameId';
import { requestPersistentStorage } from '../storage/persistentStorage';
import { readClockRecord, type CheckedClock, type ClockRecord } from './ClockRecord';
import { deviceClocks } from './deviceClocks';
import { ClockSession } from './ClockSession.svelte';
import { rememberClock } from './unfinishedClockMarker';

/** The number of clocks that this device keeps. */
const KEPT_CLOCKS = 5;

export type OpenedClock = {
  session: ClockSession;
  /** Takes over the clock from the tab that currently controls it. */
  takeOver(): void;
};

/** The clocks on this device, most recently used first. */
export async function listClocks(): Promise<CheckedClock[]> {
  const clocks = (await deviceClocks.list()).map(readClockRecord).filter((clock) => clock !== null);
  return clocks.sort((a, b) => b.record.changed - a.record.changed);
}

/** Creates a clock on this device and returns its id. Removes the least recently used clocks if there are too many. */
export async function createClock(chosen: ClockSettings, names: { white: string; black: string }): Promise<string> {
  const now = new MonotonicTime().now();
  const record: ClockRecord = {
    v: 1,
    id: newGameId(),
    created: now,
    changed: now,
    white: cleanPlayerName(names.white),
    black: cleanPlayerName(names.black),
    log: newClock(chosen, now).log(),
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
export async function openClock(id: string): Promise<OpenedClock | null> {
  const checked = isGameId(id) ? readClockRecord(await deviceClocks.load(id)) : null;
  if (!checked) return null;
  const session = new ClockSession(checked, {
    time: new MonotonicTime(),
    language: () => settings.language,
    save: (record) => {
      rememberClock(id, session.clock.state(session.now()));
      void deviceClocks.save(record);
      tab.broadcast(record);
    },
    onClose: () => tab.close(),
  });
  const tab = new GameTabLock<ClockRecord>(`clock.${id}`, {
    onWriter: (writer) => {
      session.writer = writer;
      if (!writer) deviceClocks.forgetUnsaved(id);
    },
    onRecord: (theirs) => acceptRecord(session, theirs),
    currentRecord: () => (session.writer ? session.record : null),
  });
  await tab.join();
  return { session, takeOver: () => tab.steal() };
}

function acceptRecord(session: ClockSession, theirs: unknown): void {
  const checked = session.writer ? null : readClockRecord(theirs);
  if (checked?.record.id === session.record.id) session.acceptRecord(checked);
}
