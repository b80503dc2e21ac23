import { formatMoney } from '@prosperx/core/format';
import { earlierUnlockOf, type FundDetail } from '@prosperx/core/fund';
import { exitLoadSteps } from '@prosperx/core/portfolio';
import { payoutDaysOf } from '@prosperx/core/redemption';
import { equityExemptionOf, financialYearOf, type GainRule, gainRuleOf, taxClassOf } from '@prosperx/core/tax';
import type { BusinessDate } from '@prosperx/core/time';
import type { ReactNode } from 'react';
import { englishIn } from '#primitives/display/english-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useStyles } from '#theme/use-styles.js';
import { leavingText } from './leaving.text.js';
import { Section, type SectionsProps } from './sections.js';
import css from './leaving.css?inline';

/** Exit load, where it is known as of now. */
function exitLoadOf(fund: FundDetail, text: typeof leavingText): ReactNode {
  const { exitLoad, exitLoadDate } = fund;
  if (exitLoad === null || !exitLoadDate) return text.exitLoadUnknown;
  return exitLoadSteps(exitLoad)?.length === 0 ? text.noExitLoad : englishIn(text.exitLoadOf, exitLoad);
}

/** How gains are taxed by the rules of today, as far as its name and its category tell; null for a class that has no rule. */
function taxOf(fund: FundDetail, text: typeof leavingText): string | null {
  const now = fund.today ?? fund.lastUpdatedNavDate;
  const { isAssumed, ...found } = taxClassOf({ ...fund, name: fund.schemeName });
  const rule = gainRuleOf({ ...found, bought: now, sold: now });
  const sentence = rule && ruleText(rule, now, text);
  return sentence && isAssumed ? `${sentence} ${text.assumed}` : sentence;
}

function ruleText(
  { taxClass, longTermMonths: months, shortRate, longRate }: GainRule,
  now: BusinessDate,
  text: typeof leavingText,
): string {
  if (months === null || longRate === null) return text.taxBySlab;
  const exempt = equityExemptionOf(financialYearOf(now));
  return taxClass === 'equity'
    ? text.taxOfShares(months, shortRate, longRate, formatMoney(exempt))
    : text.taxByTerm(months, shortRate, longRate);
}

/** What is kept back, and until when, of money that is taken out: exit load, lock-in, tax, and the days until it comes. */
export function Leaving({ fund, level }: SectionsProps) {
  useStyles(css);
  const text = useWords(leavingText);
  const lines = [
    [text.exitLoad, exitLoadOf(fund, text)],
    [
      text.lockIn,
      fund.lockInYears === 0 ? text.noLockIn : text.lockedFor(fund.lockInYears, earlierUnlockOf(fund.subCategory)),
    ],
    [text.tax, taxOf(fund, text)],
    [text.money, text.moneyWhen(payoutDaysOf({ ...fund, name: fund.schemeName }))],
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
