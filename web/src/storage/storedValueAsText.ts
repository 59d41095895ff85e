/** Any stored value as text for a file: JSON where possible. */
export function storedValueAsText(stored: unknown): string {
  const above: unknown[] = [];
  return (
    JSON.stringify(stored, function (this: unknown, _key, value: unknown) {
      if (typeof value === 'bigint') return `${value}n`;
      if (typeof value !== 'object' || value === null) return value;
      // Keeps only the ancestors of this value.
      while (above.length && above.at(-1) !== this) above.pop();
      if (above.includes(value)) return '(circular)';
      above.push(value);
      return value;
    }) ?? String(stored)
  );
}
