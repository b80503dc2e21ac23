import { formatDateShort, formatMoney, formatPercent, formatShortMoney } from '@prosperx/core/format';
import type { FundDetail } from '@prosperx/core/fund';
import { type Paise, rupees } from '@prosperx/core/money';
import { createElement, type ReactNode, useId } from 'react';
import { Riskometer } from '#domain/fund/riskometer.js';
import { Card, Facts } from '#primitives/display/card.js';
import { SumList } from '#primitives/display/sum-list.js';
import { Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { fundDetailText, fundPageText } from './fund-detail.text.js';

export interface SectionsProps {
  fund: FundDetail;
  /** The level of the sections' headings. */
  level: number;
}

const CRORE = 1_00_00_000;
const amountOr = (amount: Paise | null, text: typeof fundPageText) =>
  amount === null ? text.none : formatMoney(amount);

export function KeyFacts({ fund, level }: SectionsProps) {
  const names = useWords(fundDetailText);
  const text = useWords(fundPageText);
  const { fundSizeCrores: size, expenseRatio, factsDate } = fund;
  return (
    <Section title={text.facts} level={level}>
      <div className="fund-detail__facts">
        <Card flush>
          <Facts
            facts={[
              {
                term: names.fundSize,
                value: size === null ? text.none : formatShortMoney(rupees(Math.round(size * CRORE))),
              },
              {
                term: names.expenseRatio,
                value: expenseRatio === null ? text.none : text.expenseAYear(formatPercent(expenseRatio)),
              },
              { term: names.exitLoad, value: fund.exitLoad ?? text.none },
              { term: names.minimumSip, value: amountOr(fund.minimumSipAmount, text) },
              { term: names.minimumLumpsum, value: amountOr(fund.minimumLumpsumAmount, text) },
              { term: names.lockIn, value: text.lockInYears(fund.lockInYears) },
              { term: names.benchmark, value: fund.benchmark ?? text.none },
              { term: names.launched, value: fund.launchDate ? formatDateShort(fund.launchDate) : text.none },
            ]}
          />
        </Card>
      </div>
      {factsDate && <p className="fund-detail__note">{text.factsOf(formatDateShort(factsDate))}</p>}
    </Section>
  );
}

export function Returns({ fund, level }: SectionsProps) {
  const text = useWords(fundPageText);
  return (
    <Section title={text.returns} level={level}>
      <Card flush={fund.returns.length > 0}>
        {fund.returns.length === 0 ? (
          <p>{text.noReturns}</p>
        ) : (
          <Table
            caption={text.returns}
            columns={[
              { name: 'period', title: text.period, cell: ({ period }) => text.periods[period] },
              { name: 'fund', title: text.fund, numeric: true, cell: ({ percent }) => <b>{formatPercent(percent)}</b> },
            ]}
            rows={fund.returns}
            keyOf={({ period }) => period}
            dense
          />
        )}
      </Card>
      <p className="fund-detail__note">
        {text.compounded} {text.past}
      </p>
    </Section>
  );
}

export function Risk({ fund, level }: SectionsProps) {
  const text = useWords(fundPageText);
  return (
    <Section title={text.risk} level={level}>
      <Card>
        <div className="fund-detail__risk">
          <Riskometer level={fund.riskometer} />
          <p className="fund-detail__note">{text.riskNote[fund.riskometer]}</p>
        </div>
      </Card>
    </Section>
  );
}

export function Objective({ fund, level }: SectionsProps) {
  const text = useWords(fundPageText);
  return (
    <Section title={text.objective} level={level}>
      <p className="fund-detail__objective">{fund.fundInvestmentObjective}</p>
      <SumList
        lines={[
          { term: text.fundHouse, value: fund.fundHouse },
          ...(fund.fundManager ? [{ term: text.fundManager, value: fund.fundManager }] : []),
          { term: text.isin, value: fund.isin },
        ]}
      />
    </Section>
  );
}

interface SectionProps {
  title: string;
  level: number;
  children?: ReactNode;
}

/** A part of the page under a heading of its own. */
function Section({ title, level, children }: SectionProps) {
  const id = useId();
  return (
    <section className="fund-detail__section" aria-labelledby={id}>
      <Heading level={level} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface HeadingProps {
  /** 1 to 6. */
  level: number;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A heading whose place among those of the page is chosen by the page. */
export function Heading({ level, ...rest }: HeadingProps) {
  return createElement(`h${Math.min(level, 6)}`, rest);
}
