/** Copies text to the clipboard. Returns false if the browser forbids it or the page is not in a secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
