/** Whether the browser can open the system's share sheet. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Whether the share sheet supports this type of file. */
export function canShareFile(file: File): boolean {
  return hasShareSheet() && navigator.canShare?.({ files: [file] }) === true;
}

/** Opens the share sheet. Returns false if that fails, and true if the user shared something or closed the sheet. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
