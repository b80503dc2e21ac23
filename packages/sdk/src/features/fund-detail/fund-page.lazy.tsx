import type { FundDetail as Fund } from '@prosperx/core/fund';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { useStyles } from '#theme/use-styles.js';
import { Monogram } from '#primitives/display/monogram.js';
import { Tag } from '#primitives/display/tag.js';
import type { ViewProps } from '#widget/contract.js';
import type { fundDetailContract } from './fund-detail.contract.js';
import { fundPageText as text } from './fund-page.text.js';
import css from './fund-page.css?inline';
import { Heading } from './heading.js';
import { Invest } from './invest.js';
import { NavCard } from './nav-card.js';
import { KeyFacts, Objective, Returns, Risk } from './sections.js';
import { useInvest } from './use-invest.js';

export interface FundPageProps extends ViewProps<typeof fundDetailContract> {
  fund: Fund;
}

/** A fund that has arrived: what it is, and beside it how to invest. */
export function FundPage({ fund, investmentType, headingLevel, onAdded }: FundPageProps) {
  useStyles(css);
  const invest = useInvest(fund, investmentType, { onAdded });
  const level = headingLevel + 1;
  return (
    <article className="fund-detail" aria-label={fund.schemeName}>
      <div className="fund-detail__main">
        <FundHead fund={fund} level={headingLevel} />
        <NavCard fund={fund} />
        <KeyFacts fund={fund} level={level} />
        <div className="fund-detail__two">
          <Returns fund={fund} level={level} />
          <Risk fund={fund} level={level} />
        </div>
        <Objective fund={fund} level={level} />
        <p className="fund-detail__note">{RISK_WARNING}</p>
      </div>
      <Invest invest={invest} />
    </article>
  );
}

function FundHead({ fund, level }: { fund: Fund; level: number }) {
  return (
    <header className="fund-detail__head">
      <Monogram name={fund.fundHouse} size="calc(var(--px-unit) * 3.5)" />
      <div>
        <Heading level={level} className="fund-detail__name">
          {fund.schemeName}
        </Heading>
        <p>
          <Tag>{fund.category}</Tag>
          {fund.subCategory !== fund.category && <Tag>{fund.subCategory}</Tag>}
          <Tag>{text.plan(fund.plan, fund.option)}</Tag>
        </p>
      </div>
    </header>
  );
}
