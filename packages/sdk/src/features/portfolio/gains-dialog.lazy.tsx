import { formatDateShort, formatUnits } from '@prosperx/core/format';
import { type CapitalGains, GAINS_PAGE } from '@prosperx/core/portfolio';
import { financialYearName } from '@prosperx/core/tax';
import { useState } from 'react';
import { Amount, Figure } from '#domain/holding/amounts.js';
import { FileFormats } from '#domain/holding/file-formats.js';
import { QueryState } from '#domain/query-state/query-state.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Pager } from '#primitives/display/pager.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Stack } from '#primitives/display/stack.js';
import { type Column, Table } from '#primitives/display/table.js';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useCapitalGains } from '#queries/portfolio-files.js';
import type { PortfolioChoice } from '#queries/portfolio.js';
import { gainsText } from './files.text.js';
import { EquityTaxed, rateOf } from './gains-parts.js';

interface GainsDialogProps {
  readonly accounts: PortfolioChoice['accounts'];
  readonly onClose: () => void;
}

type Text = typeof gainsText;

/** The popup with what the redemptions of a financial year gained: sums by how they are taxed, the redemptions, and all of it as a file. */
export function GainsDialog({ accounts, onClose }: GainsDialogProps) {
  const text = useWords(gainsText);
  const [year, setYear] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const query = useCapitalGains(year, page, accounts);
  const pick = (value: string) => {
    setYear(Number(value));
    setPage(1);
  };
  return (
    <Dialog open onClose={onClose} title={text.title} size="lg">
      <QueryState query={query} failed={text.failed} waiting={<SkeletonRows rows={4} />}>
        {(gains) => (
          <div className="portfolio__plain">
            <Stack>
              <SelectField
                label={text.year}
                options={gains.years.map((each) => ({
                  value: String(each),
                  text: text.yearName(financialYearName(each)),
                }))}
                value={String(gains.year)}
                onPick={pick}
              />
              {gains.lineCount === 0 ? (
                <EmptyState level={3} title={text.none(financialYearName(gains.year))} text={text.noneText} />
              ) : (
                <Gains gains={gains} accounts={accounts} page={page} onPage={setPage} />
              )}
            </Stack>
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}

interface GainsProps {
  readonly gains: CapitalGains;
  readonly accounts: PortfolioChoice['accounts'];
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Gains({ gains, accounts, page, onPage }: GainsProps) {
  const text = useWords(gainsText);
  const { lines, lineCount } = gains;
  const first = (page - 1) * GAINS_PAGE + 1;
  return (
    <>
      <p className="px-muted px-small" role="status">
        {text.asOf(formatDateShort(gains.asOf))}
      </p>
      {gains.taxpayers ? gains.taxpayers.map((own, index) => <Sums key={index} {...own} />) : <Sums {...gains} />}
      {gains.isClubbed && <p>{text.clubbed}</p>}
      <FileFormats choose={() => ({ kind: 'capital-gains', year: gains.year, accounts })} />
      <Table
        caption={text.sales}
        columns={lineColumns(text)}
        rows={lines}
        keyOf={(line) => `${line.folioNo} ${line.isin} ${line.bought} ${line.sold} ${lines.indexOf(line)}`}
        dense
        cards
      />
      {lineCount > GAINS_PAGE && (
        <p className="px-muted px-small">{text.range(first, first + lines.length - 1, lineCount)}</p>
      )}
      <Pager page={page} pages={Math.ceil(lineCount / GAINS_PAGE)} onPage={onPage} />
      <p className="px-muted px-small">{text.note}</p>
      {lines.some(({ isTaxAssumed }) => isTaxAssumed) && <p className="px-muted px-small">{text.assumed}</p>}
    </>
  );
}

interface SumsProps extends Pick<CapitalGains, 'equity' | 'groups' | 'isClubbed'> {
  /** Whose they are, among those of several. */
  readonly name?: string;
}

/** The gains of a taxpayer by how they are taxed. */
function Sums({ name, groups, equity, isClubbed }: SumsProps) {
  const text = useWords(gainsText);
  return (
    <>
      {name !== undefined && <h3>{name}</h3>}
      <Table
        caption={name === undefined ? text.summary : text.summaryOf(name)}
        columns={groupColumns(text)}
        rows={groups}
        keyOf={({ taxClass, term, rate }) => `${taxClass} ${term} ${rate}`}
        dense
        cards
      />
      {groups.some(({ taxClass, term }) => taxClass === 'equity' && term === 'long') &&
        // of a minor nothing is exempt or taxed in their own name
        !(isClubbed && equity.longTermGain === 0) && <EquityTaxed equity={equity} />}
    </>
  );
}

const groupColumns = (text: Text): readonly Column<CapitalGains['groups'][number]>[] => [
  {
    name: 'group',
    title: text.taxedAs,
    full: true,
    cell: ({ taxClass, term }) => text.group(text.classes[taxClass], text.terms[term]),
  },
  { name: 'rate', title: text.rate, numeric: true, cell: ({ rate }) => rateOf(rate, text) },
  {
    name: 'proceeds',
    title: text.proceeds,
    numeric: true,
    cell: ({ proceeds }) => <Amount amount={proceeds} decimals={2} />,
  },
  {
    name: 'cost',
    title: text.cost,
    numeric: true,
    cell: ({ costTaken }) => <Amount amount={costTaken} decimals={2} />,
  },
  { name: 'gain', title: text.gain, numeric: true, cell: ({ gain }) => <Amount amount={gain} decimals={2} /> },
];

const lineColumns = (text: Text): readonly Column<CapitalGains['lines'][number]>[] => [
  {
    name: 'scheme',
    title: text.scheme,
    full: true,
    cell: ({ schemeName, folioNo, holder, taxClass, term }) => (
      <>
        <span lang="en">{schemeName}</span>
        <small>
          {holder && `${holder}, `}
          {text.folio(folioNo)}, {text.group(text.classes[taxClass], text.terms[term])}
        </small>
      </>
    ),
  },
  {
    name: 'days',
    title: text.days,
    cell: ({ bought, sold }) => text.held(formatDateShort(bought), formatDateShort(sold)),
  },
  { name: 'units', title: text.units, numeric: true, cell: ({ units }) => <Figure>{formatUnits(units)}</Figure> },
  {
    name: 'proceeds',
    title: text.proceeds,
    numeric: true,
    cell: ({ proceeds }) => <Amount amount={proceeds} decimals={2} />,
  },
  {
    name: 'cost',
    title: text.cost,
    numeric: true,
    cell: ({ costTaken, costBasis, isFairValueMissing }) => (
      <>
        <Amount amount={costTaken} decimals={2} />
        {(isFairValueMissing || costBasis !== 'paid') && (
          <small>{isFairValueMissing ? text.unknownFairValue : text.bases[costBasis]}</small>
        )}
      </>
    ),
  },
  { name: 'gain', title: text.gain, numeric: true, cell: ({ gain }) => <Amount amount={gain} decimals={2} /> },
];
