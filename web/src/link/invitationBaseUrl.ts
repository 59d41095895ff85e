import { decodeMessage } from './linkProtocol';

/** The base URL for invitation links. If `onlyHere` is true, the links work only on this machine. */
export type InvitationBaseUrl = { href: string; onlyHere: boolean };

/** The page shows no link until the server replies or this timeout expires. */
const TIMEOUT_MILLIS = 3_000;

/** Fetches the server's public URL. Falls back to the page's own URL. */
export async function fetchInvitationBaseUrl(): Promise<InvitationBaseUrl> {
  try {
    const answer = await fetch('./link.json', { signal: AbortSignal.timeout(TIMEOUT_MILLIS) });
    return invitationBaseUrl(new URL('./', location.href), await answer.text());
  } catch {
    // If there is no network or the request times out, the page's own URL is used.
    return invitationBaseUrl(new URL('./', location.href), '');
  }
}

/**
 * Chooses between the server's public URL and the page's own URL.
 *
 * @param page the URL of the page's folder
 * @param linkJson the server's link.json
 */
export function invitationBaseUrl(page: URL, linkJson: string): InvitationBaseUrl {
  const answer = decodeMessage(linkJson);
  const { url, network } = answer?.type === 'link' ? answer : {};
  const publicUrl = hrefOf(url ?? (isThisMachine(page) ? network : undefined));
  return { href: publicUrl ?? page.href, onlyHere: publicUrl === null && isThisMachine(page) };
}

function hrefOf(address: string | undefined): string | null {
  try {
    return address === undefined ? null : new URL(address).href;
  } catch {
    // The server's URL is invalid, so the page's own URL is used.
    return null;
  }
}

/** Whether the host is a loopback address, which other machines cannot use to reach this one. */
function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
