import { readItem, removeItem, writeItem } from '../platform/localStorage';

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
