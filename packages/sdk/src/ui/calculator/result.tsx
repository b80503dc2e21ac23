import type { Paise } from '@prosperx/core/money';
import type { Projection } from '@prosperx/core/sip';
import { Money } from '#ui/money.js';
import { calculatorText as text } from './calculator.text.js';
import { Disclaimer } from './disclaimer.js';
import { Split } from './split.js';
import { useLater } from './use-later.js';

export interface ResultProps {
  /** The sentence that the figure completes; every second part is a value and stands out. */
  lead: readonly string[];
  /** The one large figure. */
  figure: Paise;
  projection: Projection;
  /** The chart in a sentence. */
  finding: string;
  onStart: () => void;
}

const loadChart = () => import('#ui/growth-chart.js');

/** What the fields come to. The figure is said politely whenever it changes; the place of the chart is kept free until it is there. */
export function Result({ lead, figure, projection, finding, onStart }: ResultProps) {
  const chart = useLater(loadChart);
  return (
    <>
      <div className="px-calc__sum" role="status">
        <p>{lead.map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}</p>
        <Money amount={figure} size="hero" />
      </div>
      <Split invested={projection.invested} gain={projection.gain} />
      <div className="px-calc__chart">{chart && <chart.GrowthChart label={finding} points={projection.points} />}</div>
      <button className="px-calc__start" type="button" onClick={onStart}>
        {text.start}
      </button>
      <Disclaimer />
    </>
  );
}
