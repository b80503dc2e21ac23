import { formatPercent } from '@prosperx/core/format';
import { type RollingReturns, rollingReturns } from '@prosperx/core/fund';
import { useMemo } from 'react';
import { Card } from '#primitives/display/card.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { pastText } from './past.text.js';
import { Section, type SectionsProps } from './sections.js';

/** Spans that are shown where the history is long enough. */
const YEARS = [1, 3, 5] as const;

/** What spans of some years brought, from the worst to the best; nothing for a young fund. */
export function Rolling({ fund: { navHistory }, level }: SectionsProps) {
  const text = useWords(pastText);
  const rows = useMemo(
    () => YEARS.map((years) => rollingReturns(navHistory, years)).filter((found) => found !== null),
    [navHistory],
  );
  if (rows.length === 0) return null;
  const figure = (name: 'worst' | 'average' | 'best' | 'lost', title: string): Column<RollingReturns> => ({
    name,
    title,
    numeric: true,
    cell: (row) => formatPercent(row[name]),
  });
  return (
    <Section title={text.rollingTitle} level={level}>
      <Card flush>
        <Table
          caption={text.rollingTitle}
          columns={[
            { name: 'years', title: text.held, cell: ({ years }) => text.years(years) },
            figure('worst', text.worst),
            figure('average', text.average),
            figure('best', text.best),
            figure('lost', text.lost),
          ]}
          rows={rows}
          keyOf={({ years }) => String(years)}
          cards
          dense
        />
      </Card>
      <p className="fund-detail__note">
        {text.rollingNote(rows.map(({ years, spans }) => text.spans(years, spans.toLocaleString('en-IN'))))}
      </p>
    </Section>
  );
}
