import { MOVE_ANIMATION, prefersReducedMotion } from './animation';
import { pieceImageName, type PieceLetter } from './squaresAndPlacement';

const SVG = 'http://www.w3.org/2000/svg';

export type Point = { x: number; y: number };

/** The picture of a piece in the hand. Under a finger it is larger and further ahead, to be seen. */
export class DraggedPiece {
  private readonly picture = document.createElementNS(SVG, 'svg');
  private readonly scale: number;
  private readonly ahead: number;
  private at: Point = { x: 0, y: 0 };

  constructor(
    piece: PieceLetter,
    private readonly size: number,
    turned: boolean,
    finger: boolean,
  ) {
    this.scale = finger ? 1.6 : 1;
    this.ahead = finger ? (turned ? 0.6 : -0.6) * size : 0;
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', `#${pieceImageName(piece)}`);
    if (turned) use.setAttribute('transform', 'rotate(180 20 20)');
    this.picture.append(use);
    this.picture.setAttribute('viewBox', '0 0 40 40');
    this.picture.setAttribute('aria-hidden', 'true');
    this.picture.classList.add('held-piece');
    this.picture.style.width = `${size}px`;
    document.body.append(this.picture);
  }

  moveTo(pointer: Point): void {
    this.at = { x: pointer.x, y: pointer.y + this.ahead };
    this.picture.style.transform = this.transform(this.at, this.scale);
  }

  glideTo(home: Point, done: () => void): void {
    if (prefersReducedMotion()) {
      done();
      return;
    }
    const way = [this.transform(this.at, this.scale), this.transform(home, 1)];
    this.picture.animate({ transform: way }, { ...MOVE_ANIMATION, fill: 'forwards' }).onfinish = done;
  }

  remove(): void {
    this.picture.remove();
  }

  private transform(middle: Point, scale: number): string {
    return `translate(${middle.x - this.size / 2}px, ${middle.y - this.size / 2}px) scale(${scale})`;
  }
}
