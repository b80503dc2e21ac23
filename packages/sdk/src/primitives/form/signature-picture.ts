import { PAPER, pathOf, PEN_WIDTH, type Stroke } from './signature-strokes.js';

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
