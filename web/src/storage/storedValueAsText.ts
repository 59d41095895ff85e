/** Converts any stored value to text for a file, as JSON if possible. */
export function storedValueAsText(stored: unknown): string {
  const above: unknown[] = [];
  return (
    JSON.stringify(stored, function (this: unknown, _key, value: unknown) {
      if (typeof value === 'bigint') return `${value}n`;
      if (typeof value !== 'object' || value === null) return value;
      // Pops the stack until it contains only the ancestors of this value.
      while (above.length && above.at(-1) !== this) above.pop();
      if (above.includes(value)) return '(circular)';
      above.push(value);
      return value;
    }) ?? String(stored)
  );
}
