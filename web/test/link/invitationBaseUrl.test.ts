import { describe, expect, it } from 'vitest';
import { invitationBaseUrl } from '../../src/link/linkGameApi';

const link = (more: object) => JSON.stringify({ v: 1, type: 'link', open: true, keepDays: 90, ...more });
const url = 'https://chess.example.org';
const network = 'http://192.168.1.5:8080';

describe('An invitation link', () => {
  it.each([
    // Columns: the page's URL, the server's link.json, the base URL, and whether the link works only on this machine.
    ['http://127.0.0.1:8080/', {}, 'http://127.0.0.1:8080/', true],
    ['http://localhost:8080/', {}, 'http://localhost:8080/', true],
    ['http://[::1]:8080/', {}, 'http://[::1]:8080/', true],
    ['http://localhost:8080/', { network }, 'http://192.168.1.5:8080/', false],
    ['http://127.0.0.1:8080/', { url, network }, 'https://chess.example.org/', false],
    ['http://192.168.7.7:8080/', { network }, 'http://192.168.7.7:8080/', false],
    ['https://chess.example.org/', {}, 'https://chess.example.org/', false],
    ['https://other.example.org/', { url }, 'https://chess.example.org/', false],
    ['https://127.example.org/', {}, 'https://127.example.org/', false],
    ['https://host.example/chess/', { url: 'nonsense' }, 'https://host.example/chess/', false],
  ])('from %s with %j from the server starts with %s', (page, said, href, onlyHere) => {
    expect(invitationBaseUrl(new URL(page), link(said))).toEqual({ href, onlyHere });
  });

  it('uses the page’s URL without a reply of the server', () => {
    expect(invitationBaseUrl(new URL('https://host.example/'), '')).toEqual({ href: 'https://host.example/', onlyHere: false });
  });
});
