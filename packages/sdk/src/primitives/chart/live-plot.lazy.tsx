import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { setStyle } from '#theme/set-style.js';
import { useBeforePaint, useStyles } from '#theme/use-styles.js';
import { drawPlot, type Drawing, type DrawnPlot } from './draw-plot.js';
import { type LineChartProps, type Look, pointText } from './line-chart.js';
import { livePlotText } from './live-plot.text.js';
import { percent } from './plot-lines.js';
import css from './live-plot.css?inline';

/** A part of a plot, by the indices of its ends, and of which span it is one. */
interface Part {
  from: number;
  to: number;
  span: string;
}

/** Gaps between points that a part has at least. */
const LEAST = 2;

/** The part that is seen from half as far: around a point, and no further than the ends. */
export function closer({ from, to }: Pick<Part, 'from' | 'to'>, around: number): Pick<Part, 'from' | 'to'> {
  const gaps = Math.max(LEAST, Math.round((to - from) / 2));
  const start = Math.max(from, Math.min(around - Math.round(gaps / 2), to - gaps));
  return { from: start, to: start + gaps };
}

export interface LivePlotProps extends LineChartProps {
  /** Where the pointer was that came, from the left of the page. */
  pointer: number | undefined;
  /** Told what is to be seen around it. */
  onLook: (look: Look) => void;
}

/** What a plot becomes once a person touches it: uPlot draws its lines, a crosshair tells day and values, and a part can be seen from near. */
export function LivePlot({ pointer, onLook, ...props }: LivePlotProps) {
  const { x, inspect } = props;
  const text = useWords(livePlotText);
  useStyles(css);
  const layer = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<number | null>(null);
  const [part, setPart] = useState<Part | null>(null);
  const last = x.length - 1;
  const span = `${x[0]} ${x[last]} ${last}`;
  // other data is seen as a whole
  const { from, to } = part?.span === span ? part : { from: 0, to: last };
  const isPart = from > 0 || to < last;
  const at = point === null ? null : Math.max(from, Math.min(point, to));
  /** The place of the last crosshair: a button is pressed when the pointer has left the plot. */
  const looked = useRef(to);
  if (at !== null) looked.current = at;
  const show = (next: Pick<Part, 'from' | 'to'> | null) =>
    (next === null || next.to - next.from >= LEAST) && setPart(next && { ...next, span });
  const zoomIn = () => to - from > LEAST && show(closer({ from, to }, looked.current));
  const values = props.lines[0]?.values.slice(from, to + 1) ?? [];
  const look = isPart
    ? { ...(props.scaleOf?.(values) ?? props), xLabels: [from, to].map((index) => inspect(index).when) }
    : props;
  const plot = { ...props, low: look.low, high: look.high, from, to };
  const acts = useLatest({ isPart, zoomIn, setPoint, show });
  useBeforePaint(
    () => onLook({ ...pick(look), isLatest: to === last }),
    [onLook, from, to, span, look.low, look.high, props.xLabels.join('\0')],
  );
  useKeys(layer, plot, at, acts);
  const { box, drawing } = useDrawing(layer, plot, at, acts, pointer);
  const finger = (event: PointerEvent) => event.pointerType !== 'mouse' && drawing.current?.pointAt(event.clientX);
  return (
    <div className="px-live" ref={layer} onPointerDown={finger} onPointerMove={finger}>
      <div className="px-live__canvas" ref={box} />
      {at !== null && <Note {...plot} at={at} />}
      <div className="px-live__acts">
        {isPart && (
          <button type="button" onClick={() => show(null)}>
            {text.whole}
          </button>
        )}
        <button type="button" disabled={to - from <= LEAST} onClick={zoomIn}>
          {text.closer}
        </button>
      </div>
      <p className="px-vh" role="status">
        {isPart && text.span(inspect(from).when, inspect(to).when)}
      </p>
    </div>
  );
}

const pick = ({ low, high, yLabels, xLabels }: Omit<Look, 'isLatest'>) => ({ low, high, yLabels, xLabels });

type Plot = DrawnPlot & LineChartProps;

/** What a person does, as the newest render has it. */
interface Acts {
  readonly current: {
    readonly isPart: boolean;
    readonly zoomIn: () => void;
    readonly setPoint: (index: number | null) => void;
    readonly show: (part: Pick<Part, 'from' | 'to'> | null) => void;
  };
}

type Layer = RefObject<HTMLDivElement | null>;

const rangeOf = (layer: Layer) => layer.current?.parentElement?.querySelector('input');

/** Follows the range, which stood there before, and the keys that are pressed anywhere in the figure. */
function useKeys(layer: Layer, plot: Plot, at: number | null, acts: Acts): void {
  const { from, to } = plot;
  useBeforePaint(() => {
    const range = rangeOf(layer);
    if (!range) return;
    [range.min, range.max] = [String(from), String(to)];
    range.value = String(at ?? to);
    range.setAttribute('aria-valuetext', pointText(plot, at ?? to));
  });
  useEffect(() => {
    const [figure, range] = [layer.current?.parentElement, rangeOf(layer)];
    if (!figure || !range) return;
    const listening = new AbortController();
    const { signal } = listening;
    const toRange = () => acts.current.setPoint(Number(range.value));
    range.addEventListener('input', toRange, { signal });
    range.addEventListener('focus', toRange, { signal });
    range.addEventListener('blur', () => acts.current.setPoint(null), { signal });
    if (range.matches(':focus')) toRange();
    const press = (event: KeyboardEvent) => {
      if (event.key === '+' || event.key === '=') acts.current.zoomIn();
      if (event.key !== '-' && event.key !== 'Escape') return;
      // otherwise it is for the dialog around
      if (acts.current.isPart) event.stopPropagation();
      acts.current.show(null);
    };
    figure.addEventListener('keydown', press, { signal });
    return () => listening.abort();
  }, [layer, acts]);
}

/** Draws the plot into its box, and follows what is to be seen of it. */
function useDrawing(layer: Layer, plot: Plot, at: number | null, acts: Acts, pointer: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing | null>(null);
  const latest = useRef(plot);
  const start = useRef(pointer);
  // before the next paint, so that no frame is without lines
  useBeforePaint(() => {
    if (!box.current) return;
    const drawn = drawPlot(box.current, latest.current, {
      onPoint: (index) => (index === null && rangeOf(layer)?.matches(':focus')) || acts.current.setPoint(index),
      onSpan: (from, to) => acts.current.show({ from, to }),
      onReset: () => acts.current.show(null),
    });
    drawing.current = drawn;
    const { current: left } = start;
    // once it is drawn, which is before the next paint too
    if (left !== undefined) queueMicrotask(() => drawn.pointAt(left));
    return () => drawn.destroy();
  }, [layer, acts]);
  useEffect(() => {
    latest.current = plot;
    drawing.current?.update(plot);
  });
  const { from, to } = plot;
  useEffect(() => drawing.current?.point(at), [at, from, to]);
  return { box, drawing };
}

/** Day and values of the point under the crosshair, on the side where there is more of the plot. */
function Note({ x, lines, from, to, at, inspect }: Plot & { at: number }) {
  const { when, figures } = inspect(at);
  const left = percent(x[at] ?? 0, x[from] ?? 0, x[to] ?? 1);
  return (
    <dl
      className="px-live__note"
      aria-hidden="true"
      data-side={Number.parseFloat(left) > 50 ? 'start' : 'end'}
      ref={setStyle({ '--x': left })}
    >
      <dt>{when}</dt>
      {figures.map((figure, line) => (
        <dd key={lines[line]?.ink} ref={setStyle({ '--c': `var(--px-chart-${lines[line]?.ink ?? 1})` })}>
          <span>{lines[line]?.name}</span> {figure}
        </dd>
      ))}
    </dl>
  );
}
