import { playSound } from '../sound/playSound';
import { readItem, removeItem, writeItem } from '../platform/localStorage';

/**
 * Alerts a player whose tab is hidden: in the page's title, with a sound, and with a notification if the player has
 * turned notifications on. The alert ends when the page is visible again.
 */
export class BackgroundAlerts {
  /** The alert text shown in the page title; null if there is none. Reactive. */
  text: string | null = $state(null);
  #notification: Notification | null = null;
  readonly #closed = new AbortController();

  constructor() {
    document.addEventListener('visibilitychange', () => document.hidden || this.#end(), { signal: this.#closed.signal });
  }

  /** Alerts the player if the page is hidden. */
  raise(text: string): void {
    if (!document.hidden) return;
    this.text = text;
    playSound('turn');
    this.#notification?.close();
    this.#notification = notificationsOn() ? showNotification(text) : null;
  }

  close(): void {
    this.#closed.abort();
    this.#end();
  }

  #end(): void {
    this.text = null;
    this.#notification?.close();
    this.#notification = null;
  }
}

function showNotification(text: string): Notification | null {
  try {
    const notification = new Notification(text, { tag: location.pathname, icon: './icons/icon-192.png' });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return notification;
  } catch (error) {
    // Some mobile browsers allow notifications only from a service worker.
    console.info('No notification:', error);
    return null;
  }
}

const KEY = 'arbiter.notifications';

/** Whether this browser supports notifications. */
export function notificationsAvailable(): boolean {
  return typeof Notification !== 'undefined';
}

/** Whether the player wants notifications and the browser allows them. */
export function notificationsOn(): boolean {
  return notificationsAvailable() && Notification.permission === 'granted' && readItem(KEY) === 'on';
}

/**
 * Turns notifications on or off. The browser may ask for permission when they are turned on, so this is called only
 * when the player presses a button. Returns whether notifications are on.
 */
export async function switchNotifications(on: boolean): Promise<boolean> {
  if (!on) {
    removeItem(KEY);
    return false;
  }
  if ((await Notification.requestPermission()) !== 'granted') return false;
  writeItem(KEY, 'on');
  return true;
}
