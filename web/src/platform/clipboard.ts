/** Copies text to the clipboard. Returns false if the browser forbids it or the page is not in a secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function canCopyPictures(): boolean {
  return typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';
}

/** Copies a PNG to the clipboard. Returns false if the browser forbids it. */
export async function copyPicture(png: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [png.type]: png })]);
    return true;
  } catch {
    return false;
  }
}
