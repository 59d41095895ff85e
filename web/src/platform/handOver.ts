/** Copies text to the clipboard. Returns false if the browser forbids it or the page is not in a secure context. */
export function copyText(text: string): Promise<boolean> {
  return succeeds(() => navigator.clipboard.writeText(text));
}

export function canCopyPictures(): boolean {
  return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';
}

/** Copies a PNG to the clipboard. Returns false if the browser forbids it. */
export function copyPicture(png: Blob): Promise<boolean> {
  return succeeds(() => navigator.clipboard.write([new ClipboardItem({ [png.type]: png })]));
}

async function succeeds(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}

export function downloadText(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

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
