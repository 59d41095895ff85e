/** The two dialogs that every screen can open. */
type ShellDialog = 'settings' | 'help';

const shown = $state<{ dialog: ShellDialog | null }>({ dialog: null });

export function shownDialog(): ShellDialog | null {
  return shown.dialog;
}

export function openDialog(dialog: ShellDialog): void {
  shown.dialog = dialog;
}

export function closeDialog(): void {
  shown.dialog = null;
}
