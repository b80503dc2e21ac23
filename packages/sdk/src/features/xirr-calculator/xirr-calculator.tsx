import { type DatedAmount, lackOf, MAX_FLOWS, spanYear, sumsOf } from '@prosperx/core/calculator';
import { formatDateShort, formatPercent } from '@prosperx/core/format';
import { toRupees } from '@prosperx/core/money';
import { xirr } from '@prosperx/core/portfolio';
import { useState } from 'react';
import { Calculator } from '#domain/calculator/calculator.js';
import { useChoices } from '#domain/calculator/use-choices.js';
import { lazy } from '#primitives/display/lazy.js';
import { HeroFigure } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useStyles } from '#theme/use-styles.js';
import type { DetailOf, ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { FlowLine } from './flow-line.js';
import {
  emptyRow,
  EXAMPLE,
  type FlowRow,
  flowsOf,
  isUnfinished,
  isWhole,
  rowsFor,
  rowsOf,
  textOf,
} from './flow-rows.js';
import { xirrCalculatorContract } from './xirr-calculator.contract.js';
import { xirrCalculatorText } from './xirr-calculator.text.js';
import type { DetailsProps } from './xirr-details.lazy.js';
import css from './xirr-calculator.css?inline';

type Contract = typeof xirrCalculatorContract;

const XirrDetails = lazy(async () => (await import('./xirr-details.lazy.js')).XirrDetails, { optional: true });

/** Only a press asks for it. */
const Paste = lazy(async () => (await import('./paste.lazy.js')).Paste);

/** Shows the return a year of amounts on any days. */
export function XirrCalculator(props: ViewProps<Contract>) {
  const text = useWords(xirrCalculatorText);
  useStyles(css);
  const { plan, change, choose } = useChoices({ flows: props.flows ?? EXAMPLE }, props, detailOf);
  const [rows, setRows] = useRows(plan.flows);
  const [isPasting, setPasting] = useState(false);
  const flows = flowsOf(rows);
  const isRead = isWhole(plan.flows);
  const edit = (next: readonly FlowRow[]) => {
    setRows(next);
    change({ flows: textOf(flowsOf(next)) });
  };
  const take = (pasted: readonly DatedAmount[]) => {
    edit(rowsOf(pasted));
    setPasting(false);
  };
  return (
    <Calculator
      {...props}
      heading={props.heading ?? text.title}
      height={30}
      result={resultOf({ flows, isRead, unfinished: rows.findIndex(isUnfinished) + 1 }, text, () =>
        choose('/best-performing-funds'),
      )}
    >
      <p className="px-calc__note">{text.intro}</p>
      {isRead && (
        <>
          <ul className="px-flows">
            {rows.map((row, index) => (
              <FlowLine
                key={row.id}
                row={row}
                line={index + 1}
                onEdit={(changed) => edit(rows.map((each) => (each === row ? { ...row, ...changed } : each)))}
                onRemove={rows.length > 1 ? () => edit(rows.filter((each) => each !== row)) : undefined}
              />
            ))}
          </ul>
          <div className="px-flows__acts">
            <button type="button" disabled={rows.length >= MAX_FLOWS} onClick={() => setRows([...rows, emptyRow()])}>
              {text.add}
            </button>
            <button type="button" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
              {text.paste}
            </button>
          </div>
        </>
      )}
      {(isPasting || !isRead) && <Paste key={String(isRead)} given={isRead ? '' : plan.flows} onTake={take} />}
    </Calculator>
  );
}

/** The lines on the screen: those of the text that the page gives, until the reader edits them. */
function useRows(given: string) {
  const [kept, setKept] = useState(() => ({ given, rows: rowsFor(given) }));
  const isOwn = kept.given === given || textOf(flowsOf(kept.rows)) === given;
  const rows = isOwn ? kept.rows : rowsFor(given);
  if (!isOwn) setKept({ given, rows });
  return [rows.length > 0 ? rows : [emptyRow()], (next: readonly FlowRow[]) => setKept({ given, rows: next })] as const;
}

/** A part of 1 by the year; null where there is none. */
const rateOf = (flows: readonly DatedAmount[]) =>
  spanYear(flows) ? xirr(flows.map(({ date, amount }) => ({ date, cash: amount }))) : null;

interface Entered {
  readonly flows: readonly DatedAmount[];
  /** All lines that the page gives were read. */
  readonly isRead: boolean;
  /** The first line that does not count yet, from 1: without it a return would be of other amounts than are seen. 0: there is none. */
  readonly unfinished: number;
}

/** What the lines come to, or what they lack. */
function resultOf({ flows, isRead, unfinished }: Entered, text: typeof xirrCalculatorText, onStart: () => void) {
  const lacking = lackOf(flows);
  const lack = !isRead ? text.none : unfinished > 0 ? text.unfinished(unfinished) : lacking && text.lack[lacking];
  const rate = lack === null ? rateOf(flows) : null;
  const { invested, returned } = sumsOf(flows);
  const gained = lack === null && !spanYear(flows) ? returned / invested - 1 : rate;
  const dates = flows
    .flatMap(({ date, amount }) => (amount === 0 ? [] : date))
    .sort()
    .map(formatDateShort);
  const figure = gained === null ? text.noRate : formatPercent(gained * 100);
  return {
    intro: gained === null ? [lack ?? text.none] : text.result(dates[0] ?? '', dates.at(-1) ?? '', rate !== null),
    figure: <HeroFigure figure={figure} />,
    onStart,
    page: { to: '/xirr-calculator', params: { flows: textOf(flows) } },
    details: (render: DetailsProps['children']) =>
      isRead && (
        <XirrDetails flows={flows} rate={rate}>
          {render}
        </XirrDetails>
      ),
    words: { start: text.start },
  };
}

function detailOf({ flows: text }: { readonly flows: string }): DetailOf<Contract, 'changed'> {
  const flows = flowsOf(rowsFor(text));
  const { invested, returned } = sumsOf(flows);
  const rate = isWhole(text) && lackOf(flows) === null ? rateOf(flows) : null;
  return { flows: text, invested: toRupees(invested), returned: toRupees(returned), rate: (rate ?? 0) * 100 };
}

export const XirrCalculatorWidget = /* @__PURE__ */ toReact(xirrCalculatorContract, XirrCalculator);
