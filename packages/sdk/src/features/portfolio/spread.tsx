import { formatMoney, formatPercent, formatShortMoney } from '@prosperx/core/format';
import { categoryName } from '@prosperx/core/fund';
import type { Portfolio } from '@prosperx/core/portfolio';
import { useContext } from 'react';
import { HIDDEN_FIGURE } from '#domain/holding/amounts.js';
import { AmountsHidden } from '#domain/holding/hidden-amounts.js';
import { Donut, type Slice } from '#primitives/chart/donut.js';
import { Card } from '#primitives/display/card.js';
import { Table } from '#primitives/display/table.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { portfolioText } from './portfolio.text.js';

const MAX_SLICES = 6;

type Shares = Portfolio['categoryDistribution'];

/** Shares for a donut: at most six, the rest as one. */
function slicesOf(shares: Shares, text: typeof portfolioText): Slice[] {
  const slices = shares.map(({ name, percentage }) => ({ name: categoryName(name), percent: percentage }));
  if (slices.length <= MAX_SLICES) return slices;
  const rest = slices.slice(MAX_SLICES - 1).reduce((sum, { percent }) => sum + percent, 0);
  return [...slices.slice(0, MAX_SLICES - 1), { name: text.others, percent: rest }];
}

/** Shows how the value is spread over categories and sub-categories: a donut each, its legend with the figures, and behind it all of them as a table. */
export function Spread({ portfolio }: { readonly portfolio: Portfolio }) {
  const text = useWords(portfolioText);
  const isHidden = useContext(AmountsHidden);
  const { categoryDistribution, subCategoryDistribution, netCurrentValue, portfolioSchemes } = portfolio;
  const { schemeCount = new Set(portfolioSchemes.map(({ metaData }) => metaData.schemeId)).size } = portfolio;
  return (
    <div className="portfolio__spread">
      <ShareCard
        title={text.byCategory}
        shares={categoryDistribution}
        total={isHidden ? HIDDEN_FIGURE : formatShortMoney(netCurrentValue)}
        note={text.schemesHeld(schemeCount)}
      />
      <ShareCard
        title={text.bySubCategory}
        shares={subCategoryDistribution}
        total={String(subCategoryDistribution.length)}
        note={text.subCategories(subCategoryDistribution.length)}
      />
    </div>
  );
}

interface ShareCardProps {
  readonly title: string;
  readonly shares: Shares;
  readonly total: string;
  readonly note: string;
}

function ShareCard({ title, shares, total, note }: ShareCardProps) {
  const text = useWords(portfolioText);
  const isHidden = useContext(AmountsHidden);
  return (
    <Card title={title}>
      <Donut slices={slicesOf(shares, text)} total={total} note={note} print={(percent) => formatPercent(percent, 1)} />
      <details className="portfolio__shares">
        <summary>{text.asTable}</summary>
        <Table
          caption={title}
          dense
          rows={shares}
          keyOf={({ name }) => name}
          columns={[
            { name: 'name', title: title, cell: ({ name }) => categoryName(name) },
            {
              name: 'value',
              title: text.currentValue,
              numeric: true,
              cell: ({ currentValue }) => (isHidden ? HIDDEN_FIGURE : formatMoney(currentValue)),
            },
            { name: 'share', title: text.share, numeric: true, cell: ({ percentage }) => formatPercent(percentage, 1) },
          ]}
        />
      </details>
    </Card>
  );
}
