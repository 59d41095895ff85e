import { decodeMessage } from './linkProtocol';

/** Where links to games begin. `onlyHere` says that nobody else can open them. */
export type InvitationBaseUrl = { href: string; onlyHere: boolean };

/** How long the server's answer is waited for: until then no link is shown. */
const TIMEOUT = 3_000;

/** Asks the server where others open it. Without an answer links begin where this page is. */
export async function fetchInvitationBaseUrl(): Promise<InvitationBaseUrl> {
  try {
    const answer = await fetch('./link.json', { signal: AbortSignal.timeout(TIMEOUT) });
    return invitationBaseUrl(new URL('./', location.href), await answer.text());
  } catch {
    // No network, or no answer in time: what the address says is all that is known.
    return invitationBaseUrl(new URL('./', location.href), '');
  }
}

/**
 * Where links to games begin.
 *
 * @param page the folder of the page
 * @param said the server's answer, link.json
 */
export function invitationBaseUrl(page: URL, said: string): InvitationBaseUrl {
  const answer = decodeMessage(said);
  const { url, network } = answer?.type === 'link' ? answer : {};
  const other = hrefOf(url ?? (isThisMachine(page) ? network : undefined));
  return { href: other ?? page.href, onlyHere: other === null && isThisMachine(page) };
}

function hrefOf(address: string | undefined): string | null {
  try {
    return address === undefined ? null : new URL(address).href;
  } catch {
    // What the server says is no address: then the page's own has to do.
    return null;
  }
}

/** Whether an address means another machine on every machine. */
function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
