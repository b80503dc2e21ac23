import { formatPercent, formatShortMoney } from '@prosperx/core/format';
import type { Portfolio } from '@prosperx/core/portfolio';
import { Card } from '#primitives/display/card.js';
import { Donut, type Slice } from '#primitives/chart/donut.js';
import { portfolioText as text } from './portfolio.text.js';
import { slicesOf } from './slices.js';

/** How the value is spread over categories and sub-categories. */
export function Spread({ portfolio }: { readonly portfolio: Portfolio }) {
  const { categoryDistribution, subCategoryDistribution, netCurrentValue, portfolioSchemes } = portfolio;
  const total = formatShortMoney(netCurrentValue);
  return (
    <div className="portfolio__spread">
      <Shares
        title={text.byCategory}
        slices={slicesOf(categoryDistribution)}
        total={total}
        note={text.schemesHeld(portfolioSchemes.length)}
      />
      <Shares
        title={text.bySubCategory}
        slices={slicesOf(subCategoryDistribution)}
        total={String(subCategoryDistribution.length)}
        note={text.groups(subCategoryDistribution.length)}
      />
    </div>
  );
}

interface SharesProps {
  readonly title: string;
  readonly slices: readonly Slice[];
  readonly total: string;
  readonly note: string;
}

function Shares({ title, slices, total, note }: SharesProps) {
  return (
    <Card title={title}>
      <Donut slices={slices} total={total} note={note} print={(percent) => formatPercent(percent, 1)} />
    </Card>
  );
}
