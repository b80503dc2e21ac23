import uPlot from 'uplot';
import { DASHES, type PlotData, type PlotLine } from './plot-lines.js';

/** A plot of which the part between two of its x is seen. */
export interface DrawnPlot extends PlotData {
  from: number;
  to: number;
}

/** What a person does with a plot, told by indices. */
export interface PlotActs {
  /** Moves along it; null when they leave it. */
  onPoint: (index: number | null) => void;
  /** Drags over a part. */
  onSpan: (from: number, to: number) => void;
  /** Presses twice. */
  onReset: () => void;
}

/** A plot on a canvas. */
export interface Drawing {
  update: (plot: DrawnPlot) => void;
  /** Moves the crosshair, and tells nobody. */
  point: (index: number | null) => void;
  /** Moves it to where a finger or a pointer is, and tells. */
  pointAt: (clientX: number) => void;
  destroy: () => void;
}

/** How far the canvas reaches beyond the plot, as `.px-live__canvas` has it, so that a line at its edge is drawn whole. */
const MARGIN = 6;
/** As the rules of `.px-plot__lines` have them, in per cent. */
const OPACITY = { wash: 14, band: 20, fade: 16 };
/** Not quite nothing: fully transparent has no hue, and a canvas would fade through grey. */
const FADED = 0.4;
/** A press that moves less than this is none of a part. */
const LEAST_DRAG = 8;
/** What is drawn of a plot: it is told with each render, of which few change these. */
const DRAWN = ['x', 'lines', 'low', 'high', 'from', 'to'] as const;
const OUTSIDE = { left: -10, top: -10 };

/** In the order in which they are drawn: a band is laid before the line at its foot. */
const inOrder = ({ lines }: PlotData) => (lines.some(({ fill }) => fill === 'band') ? lines.toReversed() : lines);
const columns = (data: PlotData): uPlot.AlignedData => [[...data.x], ...inOrder(data).map(({ values }) => [...values])];
const shapeOf = ({ lines }: PlotData) => JSON.stringify(lines.map(({ ink, fill, dash }) => [ink, fill, dash]));

/** Draws into an empty box and follows its size, the theme and new data until destroyed. */
export function drawPlot(box: HTMLElement, first: DrawnPlot, acts: PlotActs): Drawing {
  let data = first;
  const inks = inkReader(box, () => plot.redraw(false));
  const make = () =>
    new uPlot(
      optionsOf(box, () => data, inks.read, acts),
      columns(data),
      box,
    );
  let plot = make();
  const observer = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: box.clientHeight }));
  observer.observe(box);
  return {
    update: (next) => {
      if (DRAWN.every((key) => next[key] === data[key])) return;
      const isSame = shapeOf(next) === shapeOf(data);
      data = next;
      if (isSame) return plot.setData(columns(data));
      plot.destroy();
      plot = make();
    },
    point: (index) => {
      if (index === (plot.cursor.idx ?? null)) return;
      const left = plot.valToPos(data.x[index ?? 0] ?? 0, 'x');
      plot.setCursor(index === null ? OUTSIDE : { left, top: 0 }, false);
    },
    pointAt: (clientX) => {
      const { left, width } = plot.over.getBoundingClientRect();
      plot.setCursor({ left: Math.max(0, Math.min(clientX - left, width)), top: 0 });
    },
    destroy: () => {
      observer.disconnect();
      inks.destroy();
      plot.destroy();
    },
  };
}

type InkOf = (css: string) => string;

function optionsOf(box: HTMLElement, data: () => DrawnPlot, inkOf: InkOf, acts: PlotActs): uPlot.Options {
  const lines = inOrder(data());
  return {
    width: box.clientWidth,
    height: box.clientHeight,
    padding: [MARGIN, MARGIN, MARGIN, MARGIN],
    // fractions of a pixel: rounded, a straight line would wobble
    pxAlign: false,
    legend: { show: false },
    axes: [{ show: false }, { show: false }],
    scales: {
      x: { time: false, range: () => [data().x[data().from] ?? 0, data().x[data().to] ?? 1] },
      y: { range: () => [data().low, data().high] },
    },
    series: [{}, ...lines.map((line) => seriesOf(line, inkOf))],
    bands: lines.flatMap(({ fill, ink }, index) =>
      fill === 'band'
        ? [{ series: [index + 1, index + 2] as [number, number], fill: () => inkOf(tint(ink, OPACITY.band)) }]
        : [],
    ),
    cursor: cursorOf(lines, acts),
    hooks: {
      setCursor: [({ cursor }) => acts.onPoint(cursor.idx ?? null)],
      setSelect: [(plot) => takePart(plot, acts)],
    },
  };
}

/** A rule, and a point on each line: their colours are rules of `live-plot.css`, which follow the theme. */
function cursorOf(lines: readonly PlotLine[], { onReset }: PlotActs): uPlot.Cursor {
  return {
    y: false,
    // from point to point, as its figures are
    move: ({ data: [x], posToIdx, valToPos }, left, top) => [
      left < 0 ? left : valToPos(x[posToIdx(left)] ?? 0, 'x'),
      top,
    ],
    drag: { x: true, y: false, setScale: false, dist: LEAST_DRAG },
    points: {
      show: (_plot, series) => {
        const point = document.createElement('b');
        point.style.setProperty('--c', `var(--px-chart-${lines[series - 1]?.ink ?? 1})`);
        return point;
      },
    },
    bind: {
      dblclick: () => () => {
        onReset();
        return null;
      },
    },
  };
}

/** The part that was dragged over; its mark goes. */
function takePart(plot: uPlot, { onSpan }: PlotActs): void {
  const { left, width } = plot.select;
  if (width <= 0) return;
  onSpan(plot.posToIdx(left), plot.posToIdx(left + width));
  plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
}

function seriesOf({ ink, fill, dash }: PlotLine, inkOf: InkOf): uPlot.Series {
  return {
    stroke: () => inkOf(`var(--px-chart-${ink})`),
    width: 2,
    ...(dash && { dash: [...(DASHES[dash] ?? [])] }),
    points: { show: false },
    ...(fill === 'wash' && { fill: () => inkOf(tint(ink, OPACITY.wash)) }),
    ...(fill === 'fade' && {
      fill: (plot: uPlot) => fade(plot, inkOf(tint(ink, OPACITY.fade)), inkOf(tint(ink, FADED))),
    }),
  };
}

const tint = (ink: number, opacity: number) => `color-mix(in srgb, var(--px-chart-${ink}) ${opacity}%, transparent)`;

function fade({ ctx, bbox }: uPlot, from: string, to: string): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, bbox.top, 0, bbox.top + bbox.height);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  return gradient;
}

/** Colours of the theme as a canvas takes them. */
interface InkReader {
  /** The computed colour of a CSS colour expression in force at the box. */
  read: InkOf;
  destroy: () => void;
}

/** `onChange` is called whenever one of the inks becomes another: by attribute, by a partner's colours or by the reader's system. */
function inkReader(box: HTMLElement, onChange: () => void): InkReader {
  // custom properties are handed out as written (`light-dark(…)`), so a real property has to be read
  const reader = document.createElement('i');
  const watch = document.createElement('i');
  watch.className = 'px-live__watch';
  box.append(reader, watch);
  watch.addEventListener('transitionend', onChange);
  return {
    read: (css) => {
      reader.style.color = css;
      return getComputedStyle(reader).color;
    },
    destroy: () => {
      reader.remove();
      watch.remove();
    },
  };
}
