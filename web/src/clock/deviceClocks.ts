import { ClockRepository, IndexedDbClockStore } from './ClockRepository.svelte';

/** The clocks on this device. */
export const deviceClocks = new ClockRepository(new IndexedDbClockStore());

addEventListener('pagehide', () => deviceClocks.pageClosed());
