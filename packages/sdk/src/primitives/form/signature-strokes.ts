/** Dark ink on white paper, whatever the theme: it is printed. */
export const INK = '#111827';
const WHITE = '#ffffff';

/** Draws a signature on a canvas and gives it as a PNG. Rejects where the browser has no canvas. */
export async function signaturePicture(strokes: readonly Stroke[]): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), PAPER);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = WHITE;
  pen.fillRect(0, 0, PAPER.width, PAPER.height);
  Object.assign(pen, { strokeStyle: INK, lineWidth: PEN_WIDTH, lineCap: 'round', lineJoin: 'round' });
  for (const stroke of strokes) pen.stroke(new Path2D(pathOf(stroke)));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], 'signature.png', { type: 'image/png' });
}

/** A point on the paper, which is PAPER units wide and high. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Stroke = readonly Point[];

/** Size of the paper; of the exported picture, in pixels. */
export const PAPER = { width: 900, height: 300 } as const;
/** Width of the pen, and the least that is believed to be a signature, in units of the paper. */
export const PEN_WIDTH = 5;
const LEAST_INK = 150;

/** Where a pointer stands on a paper that is shown in a box, whatever its size. */
export function pointIn(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  at: { readonly clientX: number; readonly clientY: number },
): Point {
  const scaled = (offset: number, shown: number, size: number) =>
    Math.round(Math.min(1, Math.max(0, offset / (shown || 1))) * size);
  return {
    x: scaled(at.clientX - box.left, box.width, PAPER.width),
    y: scaled(at.clientY - box.top, box.height, PAPER.height),
  };
}

const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

const lengthOf = (stroke: Stroke) =>
  stroke.reduce((sum, point, index) => sum + distance(stroke[index - 1] ?? point, point), 0);

/** Whether there is more than a dot or a slip of the pen. */
export function isSigned(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= LEAST_INK;
}

/** A stroke as the data of an SVG path: curves through the middles of what was drawn; a dot for a single point. */
export function pathOf(stroke: Stroke): string {
  const [first] = stroke;
  const last = stroke[stroke.length - 1];
  if (!first || !last) return '';
  const start = `M${first.x} ${first.y}`;
  if (stroke.length === 1) return `${start}h.1`;
  const curves = stroke.map((point, index) => {
    const before = stroke[index - 1];
    return before ? `Q${before.x} ${before.y} ${(before.x + point.x) / 2} ${(before.y + point.y) / 2}` : '';
  });
  return `${start}${curves.join('')}L${last.x} ${last.y}`;
}
