import type { Paise } from '@prosperx/core/money';
import { type Projection, rateBounds } from '@prosperx/core/sip';
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { lazy } from '#primitives/display/lazy.js';
import { Money } from '#primitives/display/money.js';
import { useLastSet } from '#primitives/hooks/use-last-set.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { setStyle } from '#theme/set-style.js';
import { StyleRootContext, useStyles } from '#theme/use-styles.js';
import { calculatorText } from './calculator.text.js';
import type { AssumptionsOf } from './result-chart.lazy.js';
import css from './calculator.css?inline';

interface ResultProps {
  /** The sentence that the figure completes; every second part is a value and stands out. */
  intro: readonly string[];
  /** The one large figure. */
  figure: Paise;
  /** Both parts of the figure, and the points of the chart; a plan that is no investment says by `words` what they stand for. */
  projection: Pick<Projection, 'invested' | 'gain' | 'points'>;
  /** The chart in a sentence. */
  summary: string;
  onStart: () => void;
  /** What does not go along with the press. */
  startNote?: string | undefined;
  /** The calculator's page with this plan: path below `/v1`, and its parameters. */
  page: CalculatorPage;
  /** What kind of investment it is: monthly instalments, unless it is said. */
  kind?: AssumptionsOf | undefined;
  /** What it says in place of the words of a SIP. */
  words?: (Partial<typeof calculatorText> & OwnWords) | undefined;
}

/** What investments have by their kind. */
interface OwnWords {
  /** Titles of the chart's table: time, `invested` and `value`. */
  readonly columns?: readonly [string, string, string];
  /** What the results rest on. */
  readonly assumptions?: string;
}

interface CalculatorPage {
  readonly to: string;
  readonly params: Readonly<Record<string, number>>;
}

/** The figures are whole without it; its place is kept free. */
const ResultChart = lazy(async () => (await import('./result-chart.lazy.js')).ResultChart, { optional: true });

/** Shows the one figure that the fields come to. It is said politely whenever it changes. */
function Sum({ intro, figure }: Pick<ResultProps, 'intro' | 'figure'>) {
  return (
    <div className="px-calc__sum" role="status">
      <p>{intro.map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}</p>
      <Money amount={figure} size="hero" />
    </div>
  );
}

/** Shows what the figure is made of, and leads on. */
function Result({
  projection,
  summary,
  hasStart,
  onStart,
  startNote,
  kind,
  words,
  hasShare,
  page,
}: Omit<ResultProps, 'lead' | 'figure'> & { hasStart: boolean; hasShare: boolean }) {
  const text = { ...useWords(calculatorText), ...words };
  return (
    <div className="px-calc__out">
      <Split {...projection} names={text.parts} />
      <div className="px-calc__chart">
        <ResultChart summary={summary} points={projection.points} columns={words?.columns} />
      </div>
      {/* the press leaves the focus where it is: a field that is left may say what is wrong, and move the button away */}
      {hasStart && (
        <button
          className="px-calc__start"
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={onStart}
        >
          {text.start}
        </button>
      )}
      {hasStart && startNote && <p className="px-calc__note">{startNote}</p>}
      {hasShare && (
        <div className="px-calc__share">
          <CalculatorShare {...page} summary={summary} />
        </div>
      )}
      <div className="px-calc__note">
        <p>
          {text.indicative} <Assumptions>{words?.assumptions ?? <AssumptionsList of={kind} />}</Assumptions>
        </p>
        <p>{text.warning}</p>
      </div>
    </div>
  );
}

interface SplitProps {
  invested: Paise;
  gain: Paise;
  names: readonly [string, string];
}

/** Shows what is put in and what it could earn, as a bar and in figures. */
function Split({ invested, gain, names }: SplitProps) {
  const parts = [
    { name: names[0], part: invested, ink: 'var(--px-chart-1)' },
    { name: names[1], part: gain, ink: 'var(--px-chart-2)' },
  ];
  return (
    <div className="px-calc__split">
      <div aria-hidden="true">
        {parts.map(({ name, part, ink }) => (
          <i key={name} ref={setStyle({ '--c': ink, '--f': part })} />
        ))}
      </div>
      <dl>
        {parts.map(({ name, part, ink }) => (
          <div key={name} ref={setStyle({ '--c': ink })}>
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

/** Only where it is asked for: it brings dialog and session. */
const CalculatorShare = lazy(async () => (await import('./calculator-share.lazy.js')).CalculatorShare, {
  optional: true,
});

/** Those of investments come with the chart. */
const AssumptionsList = lazy(async () => (await import('./result-chart.lazy.js')).AssumptionsList, { optional: true });

/** Shows what the results rest on, on request; ends the sentence that they are indicative only. */
function Assumptions({ children }: { children: ReactNode }) {
  const text = useWords(calculatorText);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <span id={id}>{open && children}</span>
      <button
        className="px-calc__more"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? text.readLess : text.readMore}
      </button>
    </>
  );
}

export interface CalculatorProps {
  heading: string;
  suggestions: boolean;
  /** The page asks for the button, wherever it listens. */
  start: boolean;
  /** Offers to share the result, where there is a server. */
  share: boolean;
  /** Height of the fields in a narrow place, in units: kept free until they are drawn. */
  height: number;
  /** What comes of the fields. */
  result: ResultProps;
  /** The fields. */
  children: ReactNode;
}

/** Tax-saving funds, where there is a server to ask: without one not even its code is fetched. */
const TaxSaverStrip = lazy(async () => (await import('./tax-saver-strip.lazy.js')).TaxSaverStrip, { optional: true });

/**
 * False while an element draws its figure alone, which takes half the time; its fields follow a frame later. Within an iframe they come
 * at once: its page reports its height after the first drawing, and a frame far below the fold may get no second one.
 */
function useHasFields(): boolean {
  const [hasFields, setHasFields] = useState(
    useContext(StyleRootContext) === null || globalThis.top !== globalThis.self,
  );
  useEffect(() => setHasFields(true), []);
  return hasFields;
}

/**
 * Fields and result: side by side from 640 px, one below the other in a narrower place, where the figure stays in sight. A field that
 * holds a wrong number says why and has the focus before anything is started.
 */
export function Calculator({ heading, suggestions, start, share, height, result, children }: CalculatorProps) {
  useStyles(css);
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const { apiBase, hasListener } = useWidget();
  const isConnected = apiBase !== null;
  const hasFields = useHasFields();
  // a button that does nothing is worse than none
  const hasStart = start || isConnected || hasListener('chosen') || hasListener('px-navigate');
  const next = () => {
    const wrong = fields.current?.querySelector<HTMLElement>('[data-wrong]');
    if (!wrong) return result.onStart();
    // once it was left it says why
    wrong.blur();
    wrong.focus();
  };
  return (
    <>
      <section className="px-calc" aria-labelledby={id}>
        <div className="px-calc__in" ref={fields}>
          <h2 id={id} tabIndex={-1} ref={setStyle({ '--m': height })}>
            {heading}
          </h2>
          {hasFields && children}
        </div>
        <Sum {...result} />
        {hasFields && <Result {...result} hasStart={hasStart} onStart={next} hasShare={share && isConnected} />}
      </section>
      {suggestions && isConnected && <TaxSaverStrip />}
    </>
  );
}

/** What every plan has besides its amount. */
export interface Term {
  /** Per cent a year. */
  readonly annualRate: number;
  readonly years: number;
}

/** Of what the page gives and what the investor chooses, the last one counts, figure by figure; the rate keeps to its cap. `onChange` hears of the investor's choice alone, never of what the page gives. */
export function usePlan<Plan extends Term>(given: Plan, maxRate: number, onChange: (plan: Plan) => void) {
  const [plan, set] = useLastSet(given);
  const bounds = rateBounds(maxRate);
  const capped = (chosen: Plan): Plan => ({ ...chosen, annualRate: Math.min(chosen.annualRate, bounds.max) });
  const change = (edit: Partial<Plan>) => {
    onChange(capped(set(edit)));
  };
  return { plan: capped(plan), rateBounds: bounds, change };
}
