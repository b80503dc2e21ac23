import { formatDateShort, formatPercent, formatShortMoney } from '@prosperx/core/format';
import { type FundFacts as Facts, LONGEST_HOLIDAYS, paysOut, returnOver } from '@prosperx/core/fund';
import { rupees } from '@prosperx/core/money';
import { daysBetween } from '@prosperx/core/time';
import type { ReactNode } from 'react';
import { LineChart } from '#primitives/chart/line-chart.js';
import { dateLabels, roundTicks } from '#primitives/chart/plot-labels.js';
import { Card } from '#primitives/display/card.js';
import { englishIn } from '#primitives/display/english-in.js';
import { Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useFundFacts } from '#queries/fund-facts.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import { fundFactsText } from './fund-facts.text.js';
import { Section, type SectionsProps } from './sections.js';
import linkCss from '#primitives/display/link.css?inline';
import css from './fund-facts.css?inline';

interface FactsProps extends SectionsProps {
  facts: Facts;
}

/** What is known of a fund besides its NAVs, further down its page. Without an answer the page is whole without it. */
export function FundFacts({ fund, level, waiting }: SectionsProps & { readonly waiting: ReactNode }) {
  const text = useWords(fundFactsText);
  useStyles(css);
  const { data: facts, error } = useFundFacts(fund.encryptedSchemeId);
  if (!facts) return error ? null : waiting;
  const parts = { fund, facts, level };
  return (
    <>
      {facts.isModelled && <p className="fund-detail__note">{text.played}</p>}
      <ExitLoad {...parts} />
      <Benchmark {...parts} />
      <Managers {...parts} />
      <Holdings {...parts} />
      <Sectors {...parts} />
      <Sizes {...parts} />
      <Documents {...parts} />
    </>
  );
}

interface FactSectionProps {
  title: string;
  level: number;
  /** The day for which it is known. */
  date: NonNullable<Facts['benchmark']>['date'];
  note?: ReactNode;
  children: ReactNode;
}

/** A fact under its heading, with its day. */
function FactSection({ title, level, date, note, children }: FactSectionProps) {
  const text = useWords(fundFactsText);
  return (
    <Section title={title} level={level}>
      {children}
      <p className="fund-detail__note">
        {note} {text.asOf(formatDateShort(date))}
      </p>
    </Section>
  );
}

/** The head of a column of figures. */
const figure = (name: string, title: string) => ({ name, title, numeric: true });

function ExitLoad({ facts: { exitLoad }, level }: FactsProps) {
  const text = useWords(fundFactsText);
  if (!exitLoad?.steps) return null;
  const steps = exitLoad.steps.map((step) => ({ age: text.younger(step), load: text.percent(step.percent) }));
  const rows = [...steps, { age: steps.length === 0 ? text.anyAge : text.older, load: text.nothing }];
  return (
    <FactSection title={text.exitLoad} level={level} date={exitLoad.date}>
      <Card flush>
        <Table
          caption={text.exitLoad}
          columns={[
            { name: 'age', title: text.age, cell: ({ age }) => age },
            { ...figure('load', text.keptBack), cell: ({ load }) => load },
          ]}
          rows={rows}
          keyOf={({ age }) => age}
          dense
        />
      </Card>
    </FactSection>
  );
}

type BenchmarkReturn = NonNullable<Facts['benchmark']>['returns'][number];

function Benchmark({ fund, facts: { benchmark }, level }: FactsProps) {
  const text = useWords(fundFactsText);
  if (!benchmark || benchmark.returns.length === 0) return null;
  // over the same period: returns to two days are no comparison
  const history = fund.navHistory.filter(({ date }) => date <= benchmark.date);
  const last = history.at(-1);
  const reachesIt = last !== undefined && daysBetween(last.date, benchmark.date) <= LONGEST_HOLIDAYS;
  return (
    <FactSection
      title={text.benchmark}
      level={level}
      date={benchmark.date}
      note={englishIn(text.benchmarkNote, benchmark.name)}
    >
      <Card flush>
        <Table
          caption={text.benchmark}
          columns={[
            { name: 'period', title: text.period, cell: ({ period }) => text.periods[period] },
            // an index counts what was paid out
            ...(paysOut(fund)
              ? []
              : [
                  {
                    ...figure('fund', text.fund),
                    cell: ({ period }: BenchmarkReturn) => percentOf(reachesIt ? returnOver(history, period) : null),
                  },
                ]),
            { ...figure('index', text.index), cell: ({ percent }) => formatPercent(percent) },
          ]}
          rows={benchmark.returns}
          keyOf={({ period }) => period}
          dense
        />
      </Card>
    </FactSection>
  );
}

const percentOf = (percent: number | null | undefined) => percent != null && formatPercent(percent);

function Managers({ facts: { managers }, level }: FactsProps) {
  const text = useWords(fundFactsText);
  if (!managers || managers.managers.length === 0) return null;
  return (
    <FactSection title={text.managers} level={level} date={managers.date}>
      <Card flush>
        <Table
          caption={text.managers}
          columns={[
            { name: 'manager', title: text.manager, cell: ({ name }) => <span lang="en">{name}</span> },
            { ...figure('since', text.since), cell: ({ since }) => since && formatDateShort(since) },
          ]}
          rows={managers.managers}
          keyOf={({ name, since }) => `${name} ${since ?? ''}`}
          dense
        />
      </Card>
    </FactSection>
  );
}

function Holdings({ facts: { portfolio }, level }: FactsProps) {
  const text = useWords(fundFactsText);
  if (!portfolio || portfolio.holdings.length === 0) return null;
  const { holdings } = portfolio;
  const together = holdings.reduce((sum, { percent }) => sum + percent, 0);
  return (
    <FactSection
      title={text.holdings}
      level={level}
      date={portfolio.date}
      note={text.together(holdings.length, formatPercent(together))}
    >
      <Card flush>
        <Table
          caption={text.holdings}
          columns={[
            { name: 'holding', title: text.holding, full: true, cell: ({ name }) => <b lang="en">{name}</b> },
            { name: 'sector', title: text.sector, cell: ({ sector }) => <span lang="en">{sector}</span> },
            { ...figure('share', text.share), cell: ({ percent }) => formatPercent(percent) },
          ]}
          rows={holdings}
          keyOf={({ name }) => name}
          cards
          dense
        />
      </Card>
    </FactSection>
  );
}

function Sectors({ facts: { portfolio }, level }: FactsProps) {
  const text = useWords(fundFactsText);
  if (!portfolio || portfolio.sectors.length === 0) return null;
  return (
    <FactSection title={text.sectors} level={level} date={portfolio.date}>
      <Card flush>
        <Table
          caption={text.sectors}
          columns={[
            { name: 'sector', title: text.sectorName, cell: ({ name }) => <span lang="en">{name}</span> },
            { ...figure('share', text.share), cell: ({ percent }) => formatPercent(percent) },
          ]}
          rows={portfolio.sectors}
          keyOf={({ name }) => name}
          dense
        />
      </Card>
    </FactSection>
  );
}

const CRORE = 1_00_00_000;
const sizeText = (crores: number) => formatShortMoney(rupees(Math.round(crores * CRORE)));

/** A line where there are several months; one size stands among the key facts already. */
function Sizes({ facts: { sizes }, level }: FactsProps) {
  const text = useWords(fundFactsText);
  const points = sizes?.sizes ?? [];
  const [first, last] = [points[0], points.at(-1)];
  if (!sizes || !first || !last || points.length < 2) return null;
  const high = Math.max(...points.map(({ crores }) => crores));
  return (
    <FactSection title={text.size} level={level} date={sizes.date} note={text.sizeNote}>
      <Card>
        <LineChart
          label={text.sizeFinding(sizeText(first.crores), sizeText(last.crores), formatDateShort(first.date))}
          x={points.map(({ date }) => daysBetween(first.date, date))}
          lines={[{ ink: 2, fill: 'fade', dot: true, values: points.map(({ crores }) => crores) }]}
          low={0}
          high={high * 1.08}
          yLabels={roundTicks(0, high).map((at) => ({ value: at, text: at.toLocaleString('en-IN') }))}
          xLabels={dateLabels(first.date, last.date)}
          table={{
            caption: text.size,
            columns: [text.date, text.sizeColumn],
            rows: points.map(({ date, crores }) => [formatDateShort(date), sizeText(crores)]),
          }}
          inspect={(index) => {
            const at = points[index] ?? last;
            return { figures: [sizeText(at.crores)], when: formatDateShort(at.date) };
          }}
          gutter
          height={200}
        />
      </Card>
    </FactSection>
  );
}

function Documents({ facts: { documents }, level }: FactsProps) {
  const text = useWords(fundFactsText);
  const { apiBase } = useWidget();
  useStyles(linkCss);
  if (!documents || documents.documents.length === 0) return null;
  return (
    <FactSection title={text.documents} level={level} date={documents.date}>
      <ul className="fund-facts__links">
        {documents.documents.map(({ kind, url }) => (
          <li key={kind}>
            {/* those of a sandbox are paths of the server */}
            <a
              className="px-link"
              href={apiBase ? new URL(url, apiBase).href : url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {text.documentNames[kind]}
              <span className="px-vh"> ({text.newTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </FactSection>
  );
}
