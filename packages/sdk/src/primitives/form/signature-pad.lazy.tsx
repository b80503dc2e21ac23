import { type PointerEvent, useId, useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { useStyles } from '#theme/use-styles.js';
import { FieldError } from './field-error.js';
import css from './signature-pad.css?inline';
import { signaturePadText as text } from './signature-pad.text.js';
import {
  INK,
  isSigned,
  PAPER,
  pathOf,
  PEN_WIDTH,
  pointIn,
  signaturePicture,
  type Stroke,
} from './signature-strokes.js';

export interface SignaturePadProps {
  /** Given a PNG of what was drawn. */
  onDrawn: (picture: File) => void;
  busy?: boolean | undefined;
}

/** Paper to sign on by finger, mouse or pen. Who cannot draw uploads a picture instead: never offer it alone. */
export function SignaturePad({ onDrawn, busy }: SignaturePadProps) {
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
