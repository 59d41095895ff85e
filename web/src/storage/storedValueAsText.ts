/** Whatever was stored, as text for a file: JSON where that is possible, and never nothing. */
export function storedValueAsText(stored: unknown): string {
  const above: unknown[] = [];
  return (
    JSON.stringify(stored, function (this: unknown, _key, value: unknown) {
      if (typeof value === 'bigint') return `${value}n`;
      if (typeof value !== 'object' || value === null) return value;
      // What this value stands in is above it; anything deeper has been left.
      while (above.length && above.at(-1) !== this) above.pop();
      if (above.includes(value)) return '(itself)';
      above.push(value);
      return value;
    }) ?? String(stored)
  );
}
