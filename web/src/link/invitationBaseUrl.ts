import { decodeMessage } from './linkProtocol';

/** The base URL of invitation links. `onlyHere` means that they work on this machine only. */
export type InvitationBaseUrl = { href: string; onlyHere: boolean };

/** No link is shown until the server replies or this time is over. */
const TIMEOUT_MILLIS = 3_000;

/** Fetches the server's public URL; the default is the page's own URL. */
export async function fetchInvitationBaseUrl(): Promise<InvitationBaseUrl> {
  try {
    const answer = await fetch('./link.json', { signal: AbortSignal.timeout(TIMEOUT_MILLIS) });
    return invitationBaseUrl(new URL('./', location.href), await answer.text());
  } catch {
    // No network or no reply in time: the page's own URL must do.
    return invitationBaseUrl(new URL('./', location.href), '');
  }
}

/**
 * The base URL of invitation links.
 *
 * @param page the folder of the page
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
    // The server's URL is invalid: the page's own URL must do.
    return null;
  }
}

/** Whether the host is a loopback address, which refers to a different machine on each computer. */
function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
