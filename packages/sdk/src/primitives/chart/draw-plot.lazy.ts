import uPlot from 'uplot';
import type { PlotData, PlotLine } from './plot-frame.js';

/** A plot on a canvas. */
export interface Drawing {
  update: (data: PlotData) => void;
  destroy: () => void;
}

/** Room beyond the plot on each side, as `.px-plot__ink` has it. */
const MARGIN = 6;
const OPACITY = { wash: 14, band: 20, fade: 16 };
/** Not quite nothing: fully transparent has no hue, and a canvas would fade through grey. */
const FADED = 0.4;

const columns = ({ x, lines }: PlotData): uPlot.AlignedData => [[...x], ...lines.map(({ values }) => [...values])];
const shape = ({ lines }: PlotData) => JSON.stringify(lines.map(({ ink, fill, dashed }) => [ink, fill, dashed]));

/** Draws data into an empty box and follows its size, the theme and new data until destroyed. */
export function drawPlot(box: HTMLElement, first: PlotData): Drawing {
  let data = first;
  const inks = inkReader(box, () => plot.redraw(false));
  const make = () =>
    new uPlot(
      options(box, () => data, inks.read),
      columns(data),
      box,
    );
  let plot = make();
  const observer = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: box.clientHeight }));
  observer.observe(box);
  return {
    update: (next) => {
      if (next === data) return;
      const same = shape(next) === shape(data);
      data = next;
      if (same) return plot.setData(columns(data));
      plot.destroy();
      plot = make();
    },
    destroy: () => {
      observer.disconnect();
      inks.destroy();
      plot.destroy();
    },
  };
}

function options(box: HTMLElement, data: () => PlotData, inkOf: (css: string) => string): uPlot.Options {
  const { lines } = data();
  return {
    width: box.clientWidth,
    height: box.clientHeight,
    padding: [MARGIN, MARGIN, MARGIN, MARGIN],
    // fractions of a pixel: rounded, a straight line would wobble
    pxAlign: false,
    legend: { show: false },
    cursor: { show: false },
    axes: [{ show: false }, { show: false }],
    scales: {
      x: { time: false, range: () => [data().x[0] ?? 0, data().x.at(-1) ?? 1] },
      y: { range: () => [data().low, data().high] },
    },
    series: [{}, ...lines.map((line) => seriesOf(line, inkOf))],
    bands: lines.flatMap(({ fill, ink }, index) =>
      fill === 'band'
        ? [{ series: [index + 1, index] as [number, number], fill: () => inkOf(tint(ink, OPACITY.band)) }]
        : [],
    ),
  };
}

function seriesOf({ ink, fill, dashed }: PlotLine, inkOf: (css: string) => string): uPlot.Series {
  return {
    stroke: () => inkOf(`var(--px-chart-${ink})`),
    width: 2,
    points: { show: false },
    ...(dashed ? { dash: [4, 4] } : {}),
    ...(fill === 'wash' ? { fill: () => inkOf(tint(ink, OPACITY.wash)) } : {}),
    ...(fill === 'fade'
      ? { fill: (plot: uPlot) => fade(plot, inkOf(tint(ink, OPACITY.fade)), inkOf(tint(ink, FADED))) }
      : {}),
  };
}

const tint = (ink: number, opacity: number) => `color-mix(in srgb, var(--px-chart-${ink}) ${opacity}%, transparent)`;

function fade({ ctx, bbox }: uPlot, from: string, to: string): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, bbox.top, 0, bbox.top + bbox.height);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  return gradient;
}

/** Colours of the theme as a canvas takes them, and word when they change. */
interface InkReader {
  /** The computed colour of a CSS colour expression in force at the box. */
  read: (css: string) => string;
  destroy: () => void;
}

/** `onChange` is called whenever one of the inks becomes another: by attribute, by knob or by the reader's system. */
function inkReader(box: HTMLElement, onChange: () => void): InkReader {
  // custom properties are handed out as written (`light-dark(…)`), so a real property has to be read
  const reader = document.createElement('i');
  const watch = document.createElement('i');
  watch.className = 'px-plot__watch';
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
