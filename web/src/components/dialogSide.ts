import { getContext, setContext } from 'svelte';

const DIALOG_SIDE = Symbol('dialog');

/** Says whether the dialogs within this component are upside down, for the player on the far side of the table. */
export function setDialogSide(upsideDown: () => boolean): void {
  setContext(DIALOG_SIDE, upsideDown);
}

/** Whether a dialog here is upside down. */
export function dialogSide(): () => boolean {
  return getContext<(() => boolean) | undefined>(DIALOG_SIDE) ?? (() => false);
}
