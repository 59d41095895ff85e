import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A document whose visibility is set by the test. */
class TestDocument extends EventTarget {
  hidden = false;

  show(visible: boolean): void {
    this.hidden = !visible;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: TestDocument;
let shown: { text: string; open: boolean }[];
let asked: number;

class TestNotification {
  static permission = 'default';

  static async requestPermission(): Promise<string> {
    asked++;
    TestNotification.permission = 'granted';
    return 'granted';
  }

  onclick: (() => void) | null = null;
  readonly #shown: { text: string; open: boolean };

  constructor(text: string) {
    this.#shown = { text, open: true };
    shown.push(this.#shown);
  }

  close(): void {
    this.#shown.open = false;
  }
}

vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: false } });
const { BackgroundAlerts } = await import('../../src/link/BackgroundAlerts.svelte');
const { notificationsOn, switchNotifications } = await import('../../src/link/BackgroundAlerts.svelte');

beforeEach(() => {
  page = new TestDocument();
  shown = [];
  asked = 0;
  TestNotification.permission = 'default';
  const stored = new Map<string, string>();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/k3Fq9ZtW2xLm' });
  vi.stubGlobal('Notification', TestNotification);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: false } });
});

describe('An alert', () => {
  it('is raised only while the tab is hidden, and ends when it is visible', () => {
    const alerts = new BackgroundAlerts();
    alerts.raise('Your turn');
    expect(alerts.text).toBeNull();
    page.show(false);
    alerts.raise('Your turn');
    expect(alerts.text).toBe('Your turn');
    page.show(true);
    expect(alerts.text).toBeNull();
    alerts.close();
  });

  it('shows a notification only if the player has asked for them', async () => {
    const alerts = new BackgroundAlerts();
    page.show(false);
    alerts.raise('Your turn');
    expect([asked, shown]).toEqual([0, []]);

    expect(await switchNotifications(true)).toBe(true);
    expect([asked, notificationsOn()]).toEqual([1, true]);
    alerts.raise('Bo offers a draw');
    alerts.raise('Your turn');
    expect(shown).toEqual([
      { text: 'Bo offers a draw', open: false },
      { text: 'Your turn', open: true },
    ]);
    page.show(true);
    expect(shown[1]!.open).toBe(false);

    await switchNotifications(false);
    page.show(false);
    alerts.raise('Your turn');
    expect(shown).toHaveLength(2);
    alerts.close();
  });
});
