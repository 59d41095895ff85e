/** Copies a text to the clipboard. False if the browser does not allow it or the page is not in a secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
