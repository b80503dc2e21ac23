import { rupees } from '@prosperx/core/money';
import { Card, Delta, Facts, FundCell, Money, Stack, SumList, Table, TextLink } from '@prosperx/sdk/site/ui';
import type { Section } from '#review/example.js';
import { words } from '#review/review.text.js';

const t = words.funds;
const nothing = () => undefined;

interface Holding {
  readonly name: string;
  readonly note: string;
  readonly units: string;
  readonly invested: number;
  readonly value: number;
  readonly change: number;
}

const UNITS = ['2,418.356', '812.044', '4,006.112'];
const INVESTED = [1_80_000, 26_000, 1_00_000];
const VALUE = [2_23_601, 25_320, 1_11_811];
const CHANGE = [24.22, -2.62, 11.81];

const holdings: readonly Holding[] = t.names.map((name, index) => ({
  name,
  note: t.notes[index] ?? '',
  units: UNITS[index] ?? '',
  invested: INVESTED[index] ?? 0,
  value: VALUE[index] ?? 0,
  change: CHANGE[index] ?? 0,
}));

const DATES = ['10 Nov 2026', '12 Oct 2026', '10 Sep 2026'];

function History() {
  const h = t.history;
  return (
    <Table
      dense
      caption={h.caption}
      rows={DATES}
      keyOf={(date) => date}
      columns={[
        { name: 'date', title: h.date, cell: (date) => date },
        { name: 'kind', title: h.kind, cell: () => h.instalment },
        { name: 'figure', title: h.figure, numeric: true, cell: () => <Money amount={rupees(5_000)} /> },
      ]}
    />
  );
}

function Holdings({ rows }: { readonly rows: readonly Holding[] }) {
  return (
    <Card flush>
      <Table
        cards
        caption={t.caption}
        rows={rows}
        keyOf={({ name }) => name}
        detail={() => <History />}
        detailLabel={({ name }) => t.details(name)}
        columns={[
          {
            name: 'scheme',
            title: t.columns.scheme,
            full: true,
            cell: (row) => <FundCell brand={row.name} name={row.name} note={row.note} />,
          },
          { name: 'held', title: t.columns.units, numeric: true, cell: (row) => row.units },
          {
            name: 'invested',
            title: t.columns.invested,
            numeric: true,
            cell: (row) => <Money amount={rupees(row.invested)} />,
          },
          {
            name: 'value',
            title: t.columns.value,
            numeric: true,
            sorted: 'descending',
            onSort: nothing,
            cell: (row) => (
              <>
                <Money amount={rupees(row.value)} />
                <small>
                  <Delta percent={row.change} />
                </small>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

export const funds: Section = {
  name: 'funds',
  title: 'Tables, cards, facts',
  examples: [
    { title: 'Table with rows that open', wide: true, show: () => <Holdings rows={holdings} /> },
    {
      title: 'The same in a narrow place',
      show: () => (
        <div className="r-narrow">
          <Holdings rows={holdings.slice(0, 2)} />
        </div>
      ),
    },
    {
      title: 'Card with a sum',
      show: () => (
        <Card title={t.card} action={<TextLink onClick={nothing}>{t.edit}</TextLink>}>
          <div style={{ marginBlockStart: 'var(--px-space-4)' }}>
            <SumList
              lines={[
                { term: t.sum.lumpsum, value: <Money amount={rupees(25_000)} decimals={2} /> },
                { term: t.sum.sip, value: <Money amount={rupees(5_000)} decimals={2} /> },
                { term: t.sum.total, value: <Money amount={rupees(30_000)} decimals={2} />, total: true },
              ]}
            />
          </div>
        </Card>
      ),
    },
    {
      title: 'Card tones',
      show: () => (
        <Stack>
          <Card tone="accent">{t.accent}</Card>
          <Card tone="fill">{t.quiet}</Card>
        </Stack>
      ),
    },
    {
      title: 'Facts',
      wide: true,
      show: () => (
        <Card flush>
          <Facts facts={t.facts.map(([term, value]) => ({ term, value }))} />
        </Card>
      ),
    },
    {
      title: 'A scheme: with a link, without one',
      show: () => (
        <Stack>
          <FundCell brand="Kaveri" name={t.names[1]} note={t.notes[1]} href="#funds" />
          <FundCell brand="Kaveri" name={t.names[1]} note={t.notes[1]} />
        </Stack>
      ),
    },
  ],
};
