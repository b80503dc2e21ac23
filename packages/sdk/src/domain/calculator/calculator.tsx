import type { Projection } from '@prosperx/core/calculator';
import type { PastPlan } from '@prosperx/core/fund';
import type { Paise } from '@prosperx/core/money';
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { lazy } from '#primitives/display/lazy.js';
import { Money } from '#primitives/display/money.js';
import { useLastSet } from '#primitives/hooks/use-last-set.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type NavigateParams, useWidget } from '#services/widget-context.js';
import { setStyle } from '#theme/set-style.js';
import { StyleRootContext, useStyles } from '#theme/use-styles.js';
import type { AssumptionsOf } from './assumptions.lazy.js';
import { calculatorText } from './calculator.text.js';
import { useRateBounds } from './use-rate-bounds.js';
import css from './calculator.css?inline';

/** What is shown besides the figure: it comes with the chart. */
export interface Details {
  /** Both parts of the figure, and the points of chart and table; a plan that is no investment says by `words` what they stand for. */
  projection: Pick<Projection, 'invested' | 'gain' | 'points'>;
  /** What else it comes to: terms and values. */
  facts?: readonly (readonly [term: string, value: string])[] | undefined;
  /** What the figures rest on besides the plan, such as a law; or what does not go along with the press. */
  note?: string | undefined;
  /** The chart in a sentence. */
  summary: string;
  /** What kind of plan it is: monthly instalments, unless it is said. */
  kind?: AssumptionsOf | undefined;
  /** What is also said in today's money: the last value, unless it is another amount after some years, or (`rate`) a return in per cent a year; null: nothing. */
  today?: TodayOf | null | undefined;
  /** What of it would have been invested in a real fund; without it none is offered. */
  past?: PastTerms | undefined;
  /** Parameters of the page of goals, where the plan can be kept as one. */
  goal?: NavigateParams | undefined;
  /** What it says in place of the words of a SIP. */
  words?: (Partial<typeof calculatorText> & OwnWords) | undefined;
}

interface Head {
  /** The sentence that the figure completes; every second part is a value and stands out. */
  intro: readonly string[];
  /** The one large figure: an amount, or a `HeroFigure`. */
  figure: Paise | ReactNode;
  /** Absent where there is nothing to start. */
  onStart: (() => void) | undefined;
  /** The calculator's page with this plan: path below `/v1`, and its parameters. */
  page: CalculatorPage;
  /** Per cent a year by which the plan itself has prices rise. */
  inflation?: number | undefined;
}

export type ResultProps = Head & Details;

/** Details whose words and sums are fetched with the chart, by `lazy()`: it hands them to `render`. */
export type LaterDetails = (render: (details: Details) => ReactNode) => ReactNode;

type AnyResult = ResultProps | (Head & { details: LaterDetails; words?: Pick<OwnWords, 'start'> });

export type TodayOf = { readonly amount: Paise; readonly years: number } | { readonly rate: number };

/** A plan that ends with the last NAV of a fund. */
export interface PastTerms extends Omit<PastPlan, 'from' | 'instalments'> {
  readonly years: number;
}

/** What investments have by their kind. */
export interface OwnWords {
  readonly start?: string;
  /** What the figure is made of: `invested` and `gain`. */
  readonly parts?: readonly [string, string];
  /** Titles of the chart's table: time, `invested` and `value`. */
  readonly columns?: readonly [string, string, string];
  /** What the results rest on. */
  readonly assumptions?: string;
}

interface CalculatorPage {
  readonly to: string;
  readonly params: NavigateParams;
}

/** What the figure is made of, and what may be done with it. The figure is whole without it; its place is kept free. */
const later = () => import('./result-chart.lazy.js');
const ResultChart = lazy(async () => (await later()).ResultChart, { optional: true });
const Tools = lazy(async () => (await later()).Tools, { optional: true });
const TaxSaverStrip = lazy(async () => (await later()).TaxSaverStrip, { optional: true });

/** Shows the one figure that the fields come to. It is said politely whenever it changes. */
function Sum({ intro, figure }: Pick<Head, 'intro' | 'figure'>) {
  return (
    <div className="px-calc__sum" role="status">
      <p>{intro.map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part))}</p>
      {typeof figure === 'number' ? <Money amount={figure as Paise} size="hero" /> : figure}
    </div>
  );
}

/** Keeps free where what the figure is made of is shown, and leads on. */
function Result(
  props: AnyResult & {
    hasStart: boolean;
    hasShare: boolean;
    givenInflation: number;
  },
) {
  const text = { ...useWords(calculatorText), ...props.words };
  const later: LaterDetails = 'details' in props ? props.details : (render) => render(props);
  return (
    <div className="px-calc__out px-far">
      <div className="px-calc__chart">
        {later((details) => (
          <ResultChart {...details} />
        ))}
      </div>
      {/* the press leaves the focus where it is: a field that is left may say what is wrong, and move the button away */}
      {props.hasStart && (
        <button
          className="px-calc__start"
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={props.onStart}
        >
          {text.start}
        </button>
      )}
      <div className="px-calc__tools" data-share={props.hasShare || undefined}>
        {later((details) => (
          <Tools {...props} {...details} />
        ))}
      </div>
      <p className="px-calc__note">{text.warning}</p>
    </div>
  );
}

export interface CalculatorProps {
  heading: string;
  suggestions: boolean;
  /** The page asks for the button, wherever it listens. */
  start: boolean;
  /** Offers to share the result, where there is a server. */
  share: boolean;
  /** Per cent a year by which prices rise, for today's money; 0 while it is off. */
  inflation?: number | undefined;
  /** Height of the fields in a narrow place, in units: kept free until they are drawn. */
  height: number;
  /** What comes of the fields. */
  result: AnyResult;
  /** The fields. */
  children: ReactNode;
}

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
export function Calculator({
  heading,
  suggestions,
  start,
  share,
  height,
  result,
  children,
  inflation = 0,
}: CalculatorProps) {
  useStyles(css);
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const { apiBase, hasListener } = useWidget();
  const isConnected = apiBase !== null;
  const hasFields = useHasFields();
  // a button that does nothing is worse than none
  const isHeard = start || isConnected || hasListener('chosen') || hasListener('px-navigate');
  const hasStart = isHeard && result.onStart !== undefined;
  const next = () => {
    const wrong = fields.current?.querySelector<HTMLElement>('[data-wrong]');
    if (!wrong) return result.onStart?.();
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
        {hasFields && (
          <Result
            {...result}
            hasStart={hasStart}
            onStart={next}
            hasShare={share && isConnected}
            givenInflation={inflation}
          />
        )}
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

/** Returns the plan: the last value counts of what the page gives and what the investor chooses, figure by figure; the rate keeps to its cap. `onChange` hears only of the investor's choice, never of what the page gives. */
export function usePlan<Plan extends Term>(given: Plan, maxRate: number, onChange: (plan: Plan) => void) {
  const [plan, set] = useLastSet(given);
  const bounds = useRateBounds(maxRate);
  const capped = (chosen: Plan): Plan => ({ ...chosen, annualRate: Math.min(chosen.annualRate, bounds.max) });
  const change = (edit: Partial<Plan>) => {
    onChange(capped(set(edit)));
  };
  return { plan: capped(plan), rateBounds: bounds, change };
}
