/**
 * Adds a line such as `12 g1f3 b8c6`. If the new line continues a stored line, it replaces that line. If a stored line
 * already begins with the new line, nothing changes.
 */
export function addToLines(lines: readonly string[], line: string): string[] {
  if (lines.some((other) => contains(other, line))) return [...lines];
  const shorter = lines.findIndex((other) => contains(line, other));
  return shorter < 0 ? [...lines, line] : lines.map((other, i) => (i === shorter ? line : other));
}

/** Removes the last move of `line`, and all moves after it, from every stored line that begins with `line`. */
export function removeFromLines(lines: readonly string[], line: string): string[] {
  const before = line.slice(0, line.lastIndexOf(' '));
  const others = lines.filter((other) => !contains(other, line));
  // The moves before the removed one remain as a line, unless there are none or another line begins with them.
  const keptElsewhere = !before.includes(' ') || others.some((other) => contains(other, before));
  const first = lines.findIndex((other) => contains(other, line));
  return lines.flatMap((other, i) => (!contains(other, line) ? [other] : i === first && !keptElsewhere ? [before] : []));
}

function contains(line: string, beginning: string): boolean {
  return `${line} `.startsWith(`${beginning} `);
}
