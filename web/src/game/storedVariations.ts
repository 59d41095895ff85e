/**
 * Adds a line such as `12 g1f3 b8c6`. If a stored line is the beginning of this line, it is replaced; if a stored line
 * already contains this line, nothing changes.
 */
export function addToLines(lines: readonly string[], line: string): string[] {
  if (lines.some((other) => contains(other, line))) return [...lines];
  const shorter = lines.findIndex((other) => contains(line, other));
  return shorter < 0 ? [...lines, line] : lines.map((other, i) => (i === shorter ? line : other));
}

/** Removes a line's last move and all moves after it, from every line that contains it. */
export function removeFromLines(lines: readonly string[], line: string): string[] {
  const before = line.slice(0, line.lastIndexOf(' '));
  const others = lines.filter((other) => !contains(other, line));
  // The moves before it stay in their place, unless there are none or another line contains them.
  const keptElsewhere = !before.includes(' ') || others.some((other) => contains(other, before));
  const first = lines.findIndex((other) => contains(other, line));
  return lines.flatMap((other, i) => (!contains(other, line) ? [other] : i === first && !keptElsewhere ? [before] : []));
}

function contains(line: string, beginning: string): boolean {
  return `${line} `.startsWith(`${beginning} `);
}
