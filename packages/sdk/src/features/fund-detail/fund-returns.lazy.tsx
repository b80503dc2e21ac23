import { formatPercent } from '@prosperx/core/format';
import { categoryName, type ReturnPeriod } from '@prosperx/core/fund';
import { PaidOut } from '#domain/fund/paid-out.js';
import { Card } from '#primitives/display/card.js';
import { type Column, Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { fundPageText } from './fund-detail.text.js';
import { fundReturnsText } from './fund-returns.text.js';
import { Leaving } from './leaving.js';
import { sinceText } from './nav-card.js';
import { Risk } from './risk.js';
import { Section, type SectionsProps } from './sections.js';

/** What a fund has returned and how much it may lose, and what leaving it costs. */
export function FundReturns(props: SectionsProps) {
  return (
    <>
      <div className="fund-detail__two">
        <Returns {...props} />
        <Risk {...props} />
      </div>
      <Leaving {...props} />
    </>
  );
}

function Returns({ fund, level }: SectionsProps) {
  const names = useWords(fundPageText);
  const text = useWords(fundReturnsText);
  const { returns, categoryReturns } = fund;
  const average = (period: ReturnPeriod) => categoryReturns.find((entry) => entry.period === period)?.percent;
  const counts = categoryReturns.map(({ period, funds }) => text.averageCount(text.periods[period], funds));
  return (
    <Section title={text.returns} level={level}>
      <Card flush={returns.length > 0}>
        {returns.length === 0 ? (
          <p>{text.noReturns}</p>
        ) : (
          <Table
            caption={text.returns}
            columns={[
              {
                name: 'period',
                title: names.period,
                cell: ({ period }) => (period === 'ALL' ? sinceText(fund, names) : text.periods[period]),
              },
              { name: 'fund', title: text.fund, numeric: true, cell: ({ percent }) => <b>{formatPercent(percent)}</b> },
              ...(counts.length > 0 ? [averageColumn(text.category, average)] : []),
            ]}
            rows={returns}
            keyOf={({ period }) => period}
            dense
          />
        )}
      </Card>
      <p className="fund-detail__note">
        {counts.length > 0 && `${text.averageOf(categoryName(fund.subCategory), counts)} `}
        {text.compounded} {text.past}
      </p>
      <PaidOut funds={[fund]} className="fund-detail__note" />
    </Section>
  );
}

/** What the fund's category returned, where it is known for the period. */
const averageColumn = (
  title: string,
  of: (period: ReturnPeriod) => number | undefined,
): Column<{ period: ReturnPeriod; percent: number }> => ({
  name: 'category',
  title,
  numeric: true,
  cell: ({ period }) => {
    const percent = of(period);
    return percent !== undefined && formatPercent(percent);
  },
});
