import { type PointerEvent, useId, useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useStyles } from '#theme/use-styles.js';
import { FieldError } from './field-error.js';
import { signaturePadText } from './signature-pad.text.js';
import css from './signature-pad.css?inline';

/** Dark ink on white paper, whatever the theme: it is printed. */
const INK = '#111827';
const WHITE = '#ffffff';

/** Draws a signature on a canvas and gives it as a PNG. Rejects where the browser has no canvas. */
async function signaturePicture(strokes: readonly Stroke[]): Promise<File> {
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
type Stroke = readonly Point[];

/** Size of the paper; of the exported picture, in pixels. */
export const PAPER = { width: 900, height: 300 } as const;
/** Width of the pen, and the least that is believed to be a signature, in units of the paper. */
const PEN_WIDTH = 5;
const LEAST_INK = 150;

/** Returns where a pointer stands on a paper that is shown in a box, whatever its size. */
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

/** Returns whether there is more than a dot or a slip of the pen. */
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

export interface SignaturePadProps {
  /** Called with a PNG of the drawing. */
  onDrawn: (picture: File) => void;
  busy?: boolean | undefined;
}

/** Paper to sign on by finger, mouse or pen. Who cannot draw uploads a picture instead: never offer it alone. */
export function SignaturePad({ onDrawn, busy }: SignaturePadProps) {
  const text = useWords(signaturePadText);
  useStyles(css);
  const id = useId();
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  const drawing = useStrokes(setStrokes, () => setWrong(null));
  const use = () => {
    if (!isSigned(strokes)) return setWrong(text.tooShort);
    setWrong(null);
    signaturePicture(strokes).then(onDrawn, () => setWrong(text.failed));
  };
  return (
    <div className="px-signature">
      <div className="px-signature__paper" {...drawing}>
        <svg
          viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
          role="img"
          aria-label={strokes.length > 0 ? text.signed : text.empty}
        >
          {strokes.map((stroke, index) => (
            <path key={index} d={pathOf(stroke)} stroke={INK} strokeWidth={PEN_WIDTH} />
          ))}
        </svg>
        {strokes.length === 0 && <p aria-hidden="true">{text.empty}</p>}
      </div>
      {wrong && (
        <FieldError id={id} live>
          {wrong}
        </FieldError>
      )}
      <div className="px-signature__foot">
        <Button size="sm" variant="ghost" onClick={() => setStrokes([])}>
          {text.clear}
        </Button>
        <Button size="sm" busy={busy ?? false} onClick={use}>
          {text.use}
        </Button>
      </div>
    </div>
  );
}

/** One stroke from press to lift, by one pointer at a time. */
function useStrokes(setStrokes: (how: (before: readonly Stroke[]) => readonly Stroke[]) => void, onBegin: () => void) {
  const [pointer, setPointer] = useState<number | null>(null);
  const pointOf = (event: PointerEvent) => pointIn(event.currentTarget.getBoundingClientRect(), event);
  const lift = ({ pointerId }: PointerEvent) => {
    if (pointerId === pointer) setPointer(null);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (pointer !== null || event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setPointer(event.pointerId);
      onBegin();
      const point = pointOf(event);
      setStrokes((before) => [...before, [point]]);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      const point = pointOf(event);
      setStrokes((before) => [...before.slice(0, -1), [...(before[before.length - 1] ?? []), point]]);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
