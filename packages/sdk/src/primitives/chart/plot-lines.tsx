import { useId } from 'react';
import { setStyle } from '#theme/set-style.js';

/** Number of an ink in the theme: 1 what was put in, 2 what it became, 3 to 6 further series. */
export type Ink = 1 | 2 | 3 | 4 | 5 | 6;

/** How lines are drawn that would else differ by their colour alone: through, dotted, dashed, by turns; as the rules of `.px-swatch` have it. */
export const DASHES = [[], [2, 4], [9, 4], [9, 4, 2, 4]] as const;

export interface PlotLine {
  ink: Ink;
  /** Its number in `DASHES`; its mark in a legend has the same. */
  dash?: number | undefined;
  /** One value an x. */
  values: readonly number[];
  /** Below it: `wash` to the ground, `band` down to the line before it, `fade` to nothing. */
  fill?: 'wash' | 'band' | 'fade' | undefined;
  /** Said and shown before its figure, where there are several. */
  name?: string | undefined;
  /** Marks its latest point. */
  dot?: boolean | undefined;
}

/** A position from the top or the left edge in per cent. */
export const percent = (value: number, from: number, to: number): string =>
  `${(((value - from) / (to - from || 1)) * 100).toFixed(2)}%`;

/** What is drawn. x ascends; values are plain numbers, since a plot knows only lengths. */
export interface PlotData {
  x: readonly number[];
  lines: readonly PlotLine[];
  low: number;
  high: number;
}

/** Side of the square in which lines are drawn; it is stretched to the plot. */
const SIDE = 1_000;

const share = (value: number, from: number, to: number) => (((value - from) / (to - from || 1)) * SIDE).toFixed(1);

/** The lines of a plot, and what is below them. They take the inks of the theme and the size of the plot by themselves. */
export function PlotLines({ x, lines, low, high }: PlotData) {
  const id = useId();
  const [first = 0, last = 1] = [x[0], x.at(-1)];
  const pointsOf = (values: readonly number[]) =>
    values.map((value, index) => `${share(x[index] ?? last, first, last)} ${share(high - value, 0, high - low)}`);
  const drawn = lines.map((line) => ({ ...line, points: pointsOf(line.values) }));
  const ground = [`${SIDE} ${SIDE}`, `0 ${SIDE}`];
  return (
    <svg
      className="px-plot__lines"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {drawn.map(({ ink, fill, points }, index) => {
        if (!fill) return null;
        const below = (fill === 'band' && drawn[index - 1]?.points.toReversed()) || ground;
        const area = `M${[...points, ...below].join('L')}Z`;
        return (
          <g key={ink} ref={strokeOf({ ink })}>
            {fill === 'fade' && (
              <linearGradient id={`${id}-${ink}`} gradientUnits="userSpaceOnUse" x2={0} y2={SIDE}>
                <stop />
                <stop offset={1} />
              </linearGradient>
            )}
            <path d={area} data-fill={fill} fill={fill === 'fade' ? `url(#${id}-${ink})` : undefined} />
          </g>
        );
      })}
      {drawn.map(({ ink, dash, points }) => (
        <path key={ink} d={`M${points.join('L')}`} ref={strokeOf({ ink, dash })} />
      ))}
    </svg>
  );
}

const strokeOf = ({ ink, dash }: Pick<PlotLine, 'dash' | 'ink'>) =>
  setStyle({ '--c': `var(--px-chart-${ink})`, ...(dash && { 'stroke-dasharray': DASHES[dash]?.join(' ') }) });
