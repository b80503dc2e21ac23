import { INVESTMENT_MAXIMUM } from '@prosperx/core/cart';
import { type FieldAmount, formatDateShort } from '@prosperx/core/format';
import { type FundDetail, pastOutcome, type PastPlan, PERIOD_MONTHS } from '@prosperx/core/fund';
import { type Paise, rupees } from '@prosperx/core/money';
import { addMonths, type BusinessDate } from '@prosperx/core/time';
import { useMemo, useState } from 'react';
import { PastChart, PastFigures } from '#domain/fund/past-outcome.js';
import { Card } from '#primitives/display/card.js';
import { AmountField } from '#primitives/form/amount-field.js';
import { Segment } from '#primitives/form/segment.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useStyles } from '#theme/use-styles.js';
import { pastText } from './past.text.js';
import { Section, type SectionsProps } from './sections.js';
import css from './what-if.css?inline';

const TYPES = ['SIP', 'LUMPSUM'] as const;
const FIRST_AMOUNTS: Readonly<Record<PastPlan['type'], Paise>> = { SIP: rupees(5_000), LUMPSUM: rupees(1_00_000) };

/** The sentence for an amount that is none; undefined for one that is. */
function amountError(amount: FieldAmount, text: typeof pastText): string | undefined {
  if (typeof amount !== 'number') return text.enterAmount;
  if (amount < rupees(1)) return text.leastAmount;
  return amount > INVESTMENT_MAXIMUM ? text.mostAmount : undefined;
}

/** The day that stands there first: three years before the last NAV, or the first day of a younger history. */
function firstSince(history: FundDetail['navHistory'], last: BusinessDate): BusinessDate {
  const wanted = addMonths(last, -PERIOD_MONTHS['3Y']);
  const first = history[0]?.date ?? wanted;
  return first > wanted ? first : wanted;
}

/** What an investment since a date that one chooses would be worth, by the NAVs of the fund; nothing without a history. */
export function WhatIf({ fund, level }: SectionsProps) {
  const { navHistory } = fund;
  const [first, last] = [navHistory[0], navHistory.at(-1)];
  return first && last && first.date < last.date ? (
    <Plan fund={fund} level={level} first={first.date} last={last.date} />
  ) : null;
}

interface PlanProps extends SectionsProps {
  /** The days of the first and the last NAV. */
  first: BusinessDate;
  last: BusinessDate;
}

function Plan({ fund: { navHistory }, level, first, last }: PlanProps) {
  useStyles(css);
  const text = useWords(pastText);
  const [type, pick] = useState<PastPlan['type']>('SIP');
  const [amounts, setAmounts] = useState<Readonly<Record<PastPlan['type'], FieldAmount>>>(FIRST_AMOUNTS);
  const [since, setSince] = useState<string>(() => firstSince(navHistory, last));
  const amount = amounts[type];
  const isDate = since >= first && since < last;
  const wrong = amountError(amount, text);
  const outcome = useMemo(
    () =>
      isDate && wrong === undefined && typeof amount === 'number'
        ? pastOutcome(navHistory, { type, amount, from: since as BusinessDate })
        : null,
    [navHistory, type, amount, since, isDate, wrong],
  );
  return (
    <Section title={text.whatIf} level={level}>
      <Card>
        <div className="fund-detail__past">
          <Segment
            label={text.type}
            options={TYPES.map((value) => ({ value, text: text.types[value] }))}
            value={type}
            onPick={pick}
          />
          <AmountField
            label={type === 'SIP' ? text.monthly : text.amount}
            value={amount}
            error={wrong}
            live
            onInput={(typed) => setAmounts({ ...amounts, [type]: typed })}
          />
          <TextField
            label={text.since}
            type="date"
            min={first}
            max={last}
            value={since}
            error={isDate ? undefined : text.dateBetween(formatDateShort(first), formatDateShort(last))}
            live
            onInput={setSince}
          />
        </div>
        <div role="status">{outcome && <PastFigures outcome={outcome} />}</div>
        {outcome && <PastChart outcome={outcome} caption={text.whatIf} />}
      </Card>
      <p className="fund-detail__note">{text.note}</p>
    </Section>
  );
}
