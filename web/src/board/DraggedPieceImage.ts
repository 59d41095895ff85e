import { pieceAnimation } from './animationSpeed';
import { pieceImageName, type PieceLetter } from './squares';

const SVG = 'http://www.w3.org/2000/svg';

export type Point = { x: number; y: number };

/** A dragged piece's image. On a touch screen it is enlarged and offset, so that the finger does not hide it. */
export class DraggedPieceImage {
  private readonly image = document.createElementNS(SVG, 'svg');
  private readonly scale: number;
  private readonly offset: number;
  private at: Point = { x: 0, y: 0 };

  constructor(
    piece: PieceLetter,
    private readonly size: number,
    upsideDown: boolean,
    touch: boolean,
  ) {
    this.scale = touch ? 1.6 : 1;
    this.offset = touch ? (upsideDown ? 0.6 : -0.6) * size : 0;
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', `#${pieceImageName(piece)}`);
    if (upsideDown) use.setAttribute('transform', 'rotate(180 20 20)');
    this.image.append(use);
    this.image.setAttribute('viewBox', '0 0 40 40');
    this.image.setAttribute('aria-hidden', 'true');
    this.image.classList.add('dragged-piece');
    this.image.style.width = `${size}px`;
    document.body.append(this.image);
  }

  moveTo(pointer: Point): void {
    this.at = { x: pointer.x, y: pointer.y + this.offset };
    this.image.style.transform = this.transform(this.at, this.scale);
  }

  glideTo(home: Point, done: () => void): void {
    const motion = pieceAnimation();
    if (!motion) {
      done();
      return;
    }
    const path = [this.transform(this.at, this.scale), this.transform(home, 1)];
    this.image.animate({ transform: path }, { ...motion, fill: 'forwards' }).onfinish = done;
  }

  remove(): void {
    this.image.remove();
  }

  private transform(middle: Point, scale: number): string {
    return `translate(${middle.x - this.size / 2}px, ${middle.y - this.size / 2}px) scale(${scale})`;
  }
}
