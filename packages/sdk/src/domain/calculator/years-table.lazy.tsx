import { todaysMoney } from '@prosperx/core/calculator';
import { formatMoney, toCsv } from '@prosperx/core/format';
import { type Paise, toRupees } from '@prosperx/core/money';
import { isInAppShell } from '#bridge/native/native.js';
import { growthText } from '#primitives/chart/growth.text.js';
import { Button } from '#primitives/display/button.js';
import { CopyButton } from '#primitives/display/copy-button.js';
import { Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { saveText } from '#services/save-text.js';
import type { ToolsProps } from './tools.js';
import { yearsTableText } from './tools.text.js';

interface YearsTableProps extends Pick<ToolsProps, 'page' | 'projection' | 'summary' | 'today' | 'words'> {
  /** Per cent a year; 0: no column for today's money. */
  inflation: number;
}

/** All years of a plan, to be read, copied into a sheet, and saved. */
export function YearsTable({ projection: { points }, summary, words, inflation, today, page }: YearsTableProps) {
  const text = useWords(yearsTableText);
  const growth = useWords(growthText);
  const hasToday = inflation > 0 && !(today && 'rate' in today);
  const titles = [...(words?.columns ?? growth.columns), ...(hasToday ? [text.today] : [])];
  const rows = points.map(({ year, invested, value }): readonly [number, ...Paise[]] => [
    year,
    invested,
    value,
    ...(hasToday ? [todaysMoney(value, inflation, year)] : []),
  ]);
  const [yearTitle = '', ...amountTitles] = titles;
  const sheet = [titles, ...rows.map(([year, ...amounts]) => [year, ...amounts.map(toRupees)])];
  const columns = [
    { name: yearTitle, title: yearTitle, oneLine: true, cell: ([year]: (typeof rows)[number]) => growth.years(year) },
    ...amountTitles.map((title, index) => ({
      name: title,
      title,
      numeric: true,
      cell: ([, ...amounts]: (typeof rows)[number]) => formatMoney(amounts[index] as Paise),
    })),
  ];
  return (
    <>
      {/* it scrolls by itself, and so has to be reached by keys */}
      <div className="px-tools__table" tabIndex={0} role="region" aria-label={summary}>
        <Table caption={summary} columns={columns} rows={rows} keyOf={([year]) => String(year)} dense />
      </div>
      <div className="px-tools__acts">
        <CopyButton text={sheet.map((row) => row.join('\t')).join('\n')} label={text.copy} />
        {/* the web-view of an app saves nothing that a page has made itself */}
        {!isInAppShell() && (
          <Button size="sm" onClick={() => saveText(`${page.to.slice(1)}.csv`, toCsv(sheet), 'text/csv')}>
            {text.save}
          </Button>
        )}
      </div>
    </>
  );
}
