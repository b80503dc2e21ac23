import { paise } from '@prosperx/core/money';
import type { CapitalGains } from '@prosperx/core/portfolio';
import { Amount } from '#domain/holding/amounts.js';
import { SumList } from '#primitives/display/sum-list.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { gainsText } from './files.text.js';

/** Returns a rate of tax; null is that of the income's slab. */
export const rateOf = (rate: number | null, text: typeof gainsText): string =>
  rate === null ? text.slab : text.percent(rate);

interface EquityTaxedProps extends Pick<CapitalGains, 'equity'> {
  /** In place of "Long-term gain on equity". */
  readonly title?: string;
}

/** What of a year's long-term gain on equity is taxed: its losses come off before the exemption. */
export function EquityTaxed({ equity: { longTermGain, setOff, exempt, taxable }, title }: EquityTaxedProps) {
  const text = useWords(gainsText);
  const line = (term: string, amount: typeof exempt) => ({ term, value: <Amount amount={amount} decimals={2} /> });
  return (
    <SumList
      lines={[
        line(title ?? text.equity, longTermGain),
        ...(setOff > 0 ? [line(text.setOff, paise(-setOff))] : []),
        line(text.exempt, exempt),
        { ...line(text.taxable, taxable), total: true },
      ]}
    />
  );
}
