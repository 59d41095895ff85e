/** The distances between an arrow's ends and the centres of its squares, in the board's SVG units. */
const FROM_CENTER = 9;
const TO_CENTER = 3;
const HEAD_LENGTH = 13;

/** A point in the board's SVG units. */
type DrawnPoint = { x: number; y: number };

/** A drawn arrow, as SVG paths along the x axis and the transform that places them on the board. */
export function drawnArrow(start: DrawnPoint, end: DrawnPoint): { transform: string; line: string; point: string } {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const tip = Math.hypot(dx, dy) - TO_CENTER;
  return {
    transform: `translate(${start.x} ${start.y}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`,
    line: `M${FROM_CENTER} 0H${tip - HEAD_LENGTH}`,
    point: `M${tip} 0l${-HEAD_LENGTH} -8v16z`,
  };
}
