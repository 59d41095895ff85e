/** Returns a function that generates pseudo-random integers below `sides`. The sequence is the same in every run. */
export function seededRandom(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const NONSENSE: unknown[] = [
  null,
  undefined,
  true,
  -1,
  1.5,
  NaN,
  2 ** 53,
  1e300,
  '',
  'e2e4',
  'started',
  '5+3',
  '\u0000\u001b[2J\u202e',
  'x'.repeat(5_000),
  [],
  [[]],
  {},
  { v: 1 },
  { v: 1, type: 'game', events: [] },
  { v: 1, type: 'movePlayed', at: 0, attempt: 'e2e4' },
  { __proto__: null, toString: 1 },
];

/** Returns a copy of a value, with one or two members deleted or overwritten. */
export function corrupt(tree: unknown, roll: (sides: number) => number): unknown {
  const corrupted: unknown = structuredClone(tree);
  for (let times = 1 + roll(2); times > 0; times--) {
    const places: [Record<string, unknown>, string][] = [];
    collect(corrupted as object, places);
    const [holder, key] = places[roll(places.length)]!;
    const others = places[roll(places.length)]!;
    switch (roll(4)) {
      case 0:
        delete holder[key];
        break;
      case 1:
        holder[key] = structuredClone(others[0][others[1]]);
        break;
      default:
        holder[key] = structuredClone(NONSENSE[roll(NONSENSE.length)]);
    }
  }
  return corrupted;
}

function collect(tree: object, places: [Record<string, unknown>, string][]): void {
  for (const [key, value] of Object.entries(tree)) {
    places.push([tree as Record<string, unknown>, key]);
    if (typeof value === 'object' && value !== null) collect(value, places);
  }
}
