import { projectLumpsum } from '@prosperx/core/calculator';
import { formatMoney } from '@prosperx/core/format';
import { rupees, subtractPaise } from '@prosperx/core/money';
import {
  EQUITY_LONG_RATE,
  equityExemptionOf,
  equityGainTax,
  incomeTaxLaw,
  incomeTaxYear,
  type Regime,
  REGIMES,
  taxSaved,
} from '@prosperx/core/tax';
import type { LaterDetails } from '#domain/calculator/calculator.js';
import { calculatorText } from '#domain/calculator/calculator.text.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { elssDetailsText } from './elss-details.text.js';
import type { TaxPlan } from './elss-terms.js';

export interface DetailsProps {
  plan: TaxPlan;
  children: Parameters<LaterDetails>[0];
}

/** The tax in both regimes, what the investment could grow into, and the law that counts. */
export function ElssDetails({ plan: { taxYear, annualRate, ...plan }, children }: DetailsProps) {
  const words = useWords(calculatorText);
  const text = useWords(elssDetailsText);
  const { law, sections } = incomeTaxLaw(taxYear);
  const { regimes } = incomeTaxYear(taxYear);
  const projection = projectLumpsum({ amount: plan.investment, annualRatePercent: annualRate, years: plan.years });
  const years = words.years(plan.years);
  const value = formatMoney(projection.value);
  const after = (regime: Regime) => taxSaved({ ...plan, regime, year: taxYear }).after;
  const [inOld, inNew] = [after('old'), after('new')];
  return children({
    projection,
    facts: [
      [text.deducted(sections.savings), formatMoney(taxSaved({ ...plan, year: taxYear }).deduction)],
      ...REGIMES.map((regime) => [text.taxIn[regime], formatMoney(after(regime))] as const),
      [text.value(years), value],
      [text.gainTax, formatMoney(equityGainTax(projection.gain, EQUITY_LONG_RATE, taxYear).tax)],
    ],
    note: [
      ...(inNew < inOld ? [text.newIsLess(formatMoney(inNew), formatMoney(subtractPaise(inOld, inNew)))] : []),
      text.note(
        law,
        formatMoney(rupees(regimes.old.savingsLimit)),
        sections.savings,
        sections.newRegime,
        sections.rebate,
        formatMoney(equityExemptionOf(taxYear)),
      ),
    ].join(' '),
    summary: text.summary(formatMoney(plan.investment), value, years),
    past: { type: 'LUMPSUM', amount: plan.investment, years: plan.years },
    kind: 'elss',
    words: { parts: text.parts },
  });
}
