import type { Paise } from '@prosperx/core/money';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import type { Projection } from '@prosperx/core/sip';
import { useId, useState } from 'react';
import { lazy } from '#primitives/display/lazy.js';
import { Money } from '#primitives/display/money.js';
import { useStyles } from '#theme/use-styles.js';
import css from './assumptions.css?inline';
import { assumptionsText, calculatorText as text } from './calculator.text.js';

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

/** The figures are whole without it; its place is kept free. */
const ResultChart = lazy(async () => (await import('./result-chart.lazy.js')).ResultChart, { optional: true });

/** What the fields come to. The figure is said politely whenever it changes. */
export function Result({ lead, figure, projection, finding, onStart }: ResultProps) {
  return (
    <>
      <div className="px-calc__sum" role="status">
        <p>{lead.map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}</p>
        <Money amount={figure} size="hero" />
      </div>
      <Split {...projection} />
      <div className="px-calc__chart">
        <ResultChart finding={finding} points={projection.points} />
      </div>
      <button className="px-calc__start" type="button" onClick={onStart}>
        {text.start}
      </button>
      <div className="px-calc__note">
        <p>
          {text.indicative} <Assumptions />
        </p>
        <p>{RISK_WARNING}</p>
      </div>
    </>
  );
}

interface SplitProps {
  invested: Paise;
  gain: Paise;
}

/** What is put in and what it could earn, as a bar and in figures. */
function Split({ invested, gain }: SplitProps) {
  const parts = [
    { name: text.youInvest, part: invested, ink: 'var(--px-chart-1)' },
    { name: text.youGain, part: gain, ink: 'var(--px-chart-2)' },
  ];
  return (
    <div className="px-calc__split">
      <div aria-hidden="true">
        {parts.map(({ name, part, ink }) => (
          <i key={name} style={{ '--c': ink, '--f': part } as object} />
        ))}
      </div>
      <dl>
        {parts.map(({ name, part, ink }) => (
          <div key={name} style={{ '--c': ink } as object}>
            <dt>{name}</dt>
            <dd>
              <Money amount={part} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What the results rest on, on request; ends the sentence that they are indicative only. */
function Assumptions() {
  useStyles(css);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <span id={id}>{open && `${assumptionsText.all} `}</span>
      <button
        className="px-calc__more"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? assumptionsText.readLess : assumptionsText.readMore}
      </button>
    </>
  );
}
