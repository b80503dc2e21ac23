import { formatDateShort, formatMoney, formatPercent, formatShortMoney } from '@prosperx/core/format';
import { earlierUnlockOf, type FundDetail } from '@prosperx/core/fund';
import { type Paise, rupees } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import { createElement, type ReactNode, useId } from 'react';
import { Card, Facts } from '#primitives/display/card.js';
import { SumList } from '#primitives/display/sum-list.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { fundDetailText, fundPageText } from './fund-detail.text.js';
import { kindOfFundText } from './kind-of-fund.text.js';

export interface SectionsProps {
  fund: FundDetail;
  /** The level of the sections' headings. */
  level: number;
}

const CRORE = 1_00_00_000;
/** Nothing for a minimum that is not known. */
const minimum = (term: string, date: BusinessDate | null, amount: Paise | null) =>
  amount === null ? [] : [{ term, value: formatMoney(amount), date }];

export function KeyFacts({ fund, level }: SectionsProps) {
  const names = useWords(fundDetailText);
  const text = useWords(fundPageText);
  const known = knownFacts(fund, names, text);
  const days = daysOf(known);
  const missing = [names.fundSize, names.expenseRatio, names.exitLoad].filter(
    (name) => !known.some(({ term }) => term === name),
  );
  return (
    <Section title={text.facts} level={level}>
      <div className="fund-detail__facts">
        <Card flush>
          <Facts
            facts={[
              ...known.filter(({ term }) => term !== names.benchmark),
              {
                term: names.lockIn,
                value: text.lockInYears(fund.lockInYears, earlierUnlockOf(fund.subCategory) !== null),
              },
              ...known.filter(({ term }) => term === names.benchmark),
              ...(fund.launchDate ? [{ term: names.launched, value: formatDateShort(fund.launchDate) }] : []),
            ]}
          />
        </Card>
      </div>
      {days && <p className="fund-detail__note">{text.factsOf(days)}</p>}
      {fund.navsModelled && <p className="fund-detail__note">{text.playedFacts}</p>}
      {missing.length > 0 && (
        <p className="fund-detail__note">{text.missing(missing.map((name) => name.toLowerCase()))}</p>
      )}
      {fund.plan === 'Regular' && <p className="fund-detail__note">{text.commission}</p>}
    </Section>
  );
}

interface KnownFact {
  term: string;
  value: ReactNode;
  /** null for a minimum of which no day is known. */
  date: BusinessDate | null;
}

/** The facts that have a day: the server tells none past its age, and minimums as long as they are in force. */
function knownFacts(fund: FundDetail, names: typeof fundDetailText, text: typeof fundPageText): readonly KnownFact[] {
  const { fundSizeCrores: size, expenseRatio, exitLoad, benchmark } = fund;
  const of = (term: string, date: BusinessDate | null | undefined, value: ReactNode) =>
    value === null || date == null ? [] : [{ term, value, date }];
  return [
    ...of(names.fundSize, fund.fundSizeDate, size == null ? null : formatShortMoney(rupees(Math.round(size * CRORE)))),
    ...of(
      names.expenseRatio,
      fund.expenseRatioDate,
      expenseRatio == null ? null : text.expenseAYear(formatPercent(expenseRatio)),
    ),
    ...of(names.exitLoad, fund.exitLoadDate, exitLoad && <span lang="en">{exitLoad}</span>),
    ...minimum(names.minimumSip, fund.sipsDate ?? fund.factsDate, fund.minimumSipAmount),
    ...minimum(names.minimumLumpsum, fund.factsDate, fund.minimumLumpsumAmount),
    ...of(names.benchmark, fund.benchmarkDate, benchmark && <span lang="en">{benchmark}</span>),
  ];
}

/** The day of the facts where all have the same, else each day with what it is the day of; empty where there is none. */
function daysOf(known: readonly KnownFact[]): string {
  const days = [...new Set(known.flatMap(({ date }) => date ?? []))];
  const termsOf = (day: BusinessDate) =>
    known.flatMap(({ term, date }) =>
      // a word of capitals stays one
      date === day ? term.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()) : [],
    );
  return days.map((day) => formatDateShort(day) + (days.length > 1 ? ` (${termsOf(day).join(', ')})` : '')).join(', ');
}

interface KindOfFundProps {
  /** What funds of its kind do, as the server says it. */
  says: string;
  level: number;
  children?: ReactNode;
}

/** What such funds do: no objective of the scheme, which a server does not know. */
export function KindOfFund({ says, level, children }: KindOfFundProps) {
  const text = useWords(kindOfFundText);
  return (
    <Section title={text.title} level={level}>
      <p className="fund-detail__objective" lang={writtenIn(says)}>
        {says}
      </p>
      <p className="fund-detail__note">{text.note}</p>
      {children}
    </Section>
  );
}

/** What such funds do, and who is behind this one. */
export function About({ fund, level }: SectionsProps) {
  const text = useWords(fundPageText);
  return (
    <KindOfFund says={fund.fundInvestmentObjective} level={level}>
      <SumList
        lines={[
          { term: text.fundHouse, value: <span lang="en">{fund.fundHouse}</span> },
          ...(fund.fundManager && fund.fundManagerDate
            ? [
                {
                  term: text.managerOf(formatDateShort(fund.fundManagerDate)),
                  value: <span lang="en">{fund.fundManager}</span>,
                },
              ]
            : []),
          { term: text.isin, value: <span lang="en">{fund.isin}</span> },
        ]}
      />
    </KindOfFund>
  );
}

interface SectionProps {
  title: string;
  level: number;
  children?: ReactNode;
}

/** A part of the page under a heading of its own. */
export function Section({ title, level, children }: SectionProps) {
  const id = useId();
  return (
    <section className="fund-detail__section px-far" aria-labelledby={id}>
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
  /** The language of a name that no language translates. */
  lang?: 'en';
  children?: ReactNode;
}

/** A heading whose place among those of the page is chosen by the page. */
export function Heading({ level, ...rest }: HeadingProps) {
  return createElement(`h${Math.min(level, 6)}`, rest);
}
