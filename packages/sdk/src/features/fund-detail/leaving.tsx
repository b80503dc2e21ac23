import { formatMoney } from '@prosperx/core/format';
import type { FundDetail } from '@prosperx/core/fund';
import { equityExemptionOf, financialYearOf, gainRuleOf, taxClassOf } from '@prosperx/core/tax';
import { useWords } from '#primitives/hooks/use-words.js';
import { leavingText } from './leaving.text.js';
import { Section, type SectionsProps } from './sections.js';

/** Exit load, where it is known as of now; `Nil` is how houses write that there is none. */
function exitLoadOf(fund: FundDetail, text: typeof leavingText): string {
  const { exitLoad, exitLoadDate } = fund;
  if (exitLoad === null || !exitLoadDate) return text.exitLoadUnknown;
  return exitLoad === 'Nil' ? text.noExitLoad : text.exitLoadOf(exitLoad);
}

/** How gains are taxed by the rules of today; null where the category leaves open what the scheme is for the tax. */
function taxOf(
  { category, subCategory, today, lastUpdatedNavDate }: FundDetail,
  text: typeof leavingText,
): string | null {
  const now = today ?? lastUpdatedNavDate;
  const { taxClass, isAssumed } = taxClassOf(category, subCategory);
  const rule = isAssumed ? null : gainRuleOf(taxClass, now, now);
  if (!rule) return null;
  const { longTermMonths: months, shortRate, longRate } = rule;
  if (months === null || longRate === null) return text.taxBySlab;
  const exempt = equityExemptionOf(financialYearOf(now));
  return taxClass === 'equity'
    ? text.taxOfShares(months, shortRate, longRate, formatMoney(exempt))
    : text.taxByTerm(months, shortRate, longRate);
}

/** What is kept back, and until when, of money that is taken out: exit load, lock-in, tax, and the days until it comes. */
export function Leaving({ fund, level }: SectionsProps) {
  const text = useWords(leavingText);
  const lines = [
    [text.exitLoad, exitLoadOf(fund, text)],
    [text.lockIn, fund.lockInYears === 0 ? text.noLockIn : text.lockedFor(fund.lockInYears)],
    [text.tax, taxOf(fund, text)],
    [text.money, text.moneyWhen],
  ] as const;
  return (
    <Section title={text.title} level={level}>
      <dl className="fund-detail__leaving">
        {lines.map(
          ([term, sentence]) =>
            sentence && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{sentence}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="fund-detail__note">{text.rates}</p>
    </Section>
  );
}
