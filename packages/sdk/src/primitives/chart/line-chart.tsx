import { type FormEvent, type PointerEvent, useState } from 'react';
import { setStyle } from '#theme/set-style.js';
import { useStyles } from '#theme/use-styles.js';
import { percent, PlotFrame, type PlotFrameProps } from './plot-frame.js';
import css from './line-chart.css?inline';

export interface LineChartProps extends Omit<PlotFrameProps, 'children'> {
  /** Names the control that moves along the line, such as "Date". */
  inspectLabel: string;
  /** What stands at a point of the first line: its figure, and when. */
  inspect: (index: number) => { figure: string; when: string };
}

/** The index of the x nearest to a share of the width. */
export function nearestIndex(x: readonly number[], share: number): number {
  const [first = 0, last = 0] = [x[0], x.at(-1)];
  const wanted = first + share * (last - first);
  const after = x.findIndex((value) => value >= wanted);
  if (after <= 0) return after === 0 ? 0 : x.length - 1;
  const [low = 0, high = 0] = [x[after - 1], x[after]];
  return wanted - low < high - wanted ? after - 1 : after;
}

/** A line over time with a dot that can be moved along it: by pointer, by touch, or by arrow keys on the native range above it. */
export function LineChart({ inspectLabel, inspect, ...plot }: LineChartProps) {
  useStyles(css);
  const last = plot.x.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? last, last);
  const value = plot.lines[0]?.values[at];
  const hover = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(nearestIndex(plot.x, (event.clientX - left) / width));
  };
  if (value === undefined) return null;
  const { figure, when } = inspect(at);
  const place = setStyle({
    '--x': percent(plot.x[at] ?? 0, plot.x[0] ?? 0, plot.x[last] ?? 1),
    '--y': percent(plot.high - value, 0, plot.high - plot.low),
  });
  return (
    <div className="px-line-chart">
      <PlotFrame {...plot}>
        {chosen !== null && <i className="px-plot__rule" ref={place} />}
        <b className="px-plot__dot" ref={place} />
        {chosen !== null && (
          <em className="px-plot__note" ref={place} data-side={at > last / 2 ? 'start' : 'end'}>
            {figure} <small>{when}</small>
          </em>
        )}
      </PlotFrame>
      <input
        className="px-plot__range"
        type="range"
        min={0}
        max={last}
        step={1}
        value={at}
        aria-label={inspectLabel}
        aria-valuetext={`${when}: ${figure}`}
        data-gutter={plot.gutter || undefined}
        ref={setStyle({ '--h': `${plot.height ?? 220}px` })}
        onInput={(event: FormEvent<HTMLInputElement>) => setChosen(Number(event.currentTarget.value))}
        onPointerMove={hover}
        onPointerLeave={() => setChosen(null)}
        onBlur={() => setChosen(null)}
      />
    </div>
  );
}
