import { type DatedAmount, flowsByYear, sumsOf } from '@prosperx/core/calculator';
import { formatMoney, formatPercent } from '@prosperx/core/format';
import { subtractPaise } from '@prosperx/core/money';
import type { LaterDetails } from '#domain/calculator/calculator.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { xirrDetailsText } from './xirr-details.text.js';

export interface DetailsProps {
  flows: readonly DatedAmount[];
  /** A part of 1 by the year; null where there is none. */
  rate: number | null;
  children: Parameters<LaterDetails>[0];
}

/** What amounts come to in sum, and year by year. */
export function XirrDetails({ flows, rate, children }: DetailsProps) {
  const text = useWords(xirrDetailsText);
  const { invested, returned } = sumsOf(flows);
  return children({
    projection: {
      invested,
      gain: subtractPaise(returned, invested),
      points: rate === null ? [] : flowsByYear(flows, rate),
    },
    facts: [[text.returned, formatMoney(returned)]],
    summary: text.summary(
      formatMoney(invested),
      formatMoney(returned),
      rate === null ? null : formatPercent(rate * 100),
    ),
    today: rate === null ? null : { rate: rate * 100 },
    kind: 'xirr',
    words: { parts: text.parts, columns: text.columns },
  });
}
