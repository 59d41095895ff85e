import { expect, test, vi } from 'vitest';
import { stepTowards } from '../../src/platform/scheduling';

test('a number goes up and down in steps and ends exactly at its target', async () => {
  const seen: number[] = [];
  stepTowards(1, 10, 4, (value) => seen.push(value));
  await vi.waitFor(() => expect(seen).toEqual([5, 9, 10]));
  stepTowards(10, 3, 4, (value) => seen.push(value));
  await vi.waitFor(() => expect(seen).toEqual([5, 9, 10, 6, 3]));
});

test('nothing changes after it is stopped, or if there is nothing to do', async () => {
  const set = vi.fn();
  stepTowards(1, 10, 4, set)();
  stepTowards(7, 7, 4, set);
  await new Promise((done) => setTimeout(done, 20));
  expect(set).not.toHaveBeenCalled();
});
