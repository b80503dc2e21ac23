import { categoryName, type FundDetail as Fund } from '@prosperx/core/fund';
import { useState } from 'react';
import { CompareTray, FundChoice } from '#domain/fund-choice/fund-choice.js';
import { Tag } from '#primitives/display/badge.js';
import { Button } from '#primitives/display/button.js';
import { Monogram } from '#primitives/display/fund-cell.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { Standing } from '#primitives/display/standing.js';
import { useNearView } from '#primitives/hooks/use-near-view.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { share as shareIcon } from '#primitives/icons/controls.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import type { fundDetailContract } from './fund-detail.contract.js';
import { fundPageText } from './fund-detail.text.js';
import { InvestPanel } from './invest-panel.js';
import { NavCard } from './nav-card.js';
import { About, Heading, KeyFacts, type SectionsProps } from './sections.js';
import css from './fund-page.css?inline';

/** Further down, and not needed to invest. */
const FundReturns = lazy(async () => (await import('./fund-returns.lazy.js')).FundReturns);
const FundPast = lazy(async () => (await import('./fund-past.lazy.js')).FundPast, { optional: true });
const FundFacts = lazy(async () => (await import('./fund-facts.lazy.js')).FundFacts, { optional: true });
const FundShare = lazy(async () => (await import('./fund-share.lazy.js')).FundShare);

export interface FundPageProps extends ViewProps<typeof fundDetailContract> {
  fund: Fund;
}

/** A fund that has arrived: what it is, and beside it how to invest. */
export function FundPage(props: FundPageProps) {
  useStyles(css);
  const text = useWords(fundPageText);
  const { fund, headingLevel } = props;
  const level = headingLevel + 1;
  return (
    <article className="fund-detail" aria-label={fund.schemeName}>
      <div className="fund-detail__main">
        <FundHead fund={fund} level={headingLevel} />
        <CompareTray />
        <NavCard fund={fund} />
        <KeyFacts fund={fund} level={level} />
        <Standing>
          <FundReturns fallback={<div className="fund-detail__further" />} fund={fund} level={level} />
        </Standing>
        <Standing>
          <Further fund={fund} level={level} />
        </Standing>
        <About fund={fund} level={level} />
        <p className="fund-detail__note">
          <RiskWarning />
        </p>
      </div>
      <InvestPanel {...props} note={text.plan(fund.plan, fund.option)} />
    </article>
  );
}

/** What is fetched when somebody scrolls there. */
function Further(props: SectionsProps) {
  const [ref, isNear] = useNearView();
  const waiting = <div className="fund-detail__further" />;
  if (!isNear)
    return (
      <>
        <div className="fund-detail__further" ref={ref} />
        {waiting}
      </>
    );
  return (
    <>
      <FundPast fallback={waiting} {...props} />
      <FundFacts fallback={waiting} waiting={waiting} {...props} />
    </>
  );
}

function FundHead({ fund, level }: { fund: Fund; level: number }) {
  const text = useWords(fundPageText);
  const [isShared, setShared] = useState(false);
  return (
    <header className="fund-detail__head">
      <Monogram name={fund.fundHouse} size="calc(var(--px-unit) * 3.5)" />
      <div>
        <Heading level={level} className="fund-detail__name" lang="en">
          {fund.schemeName}
        </Heading>
        <p>
          <Tag>{categoryName(fund.category)}</Tag>
          {categoryName(fund.subCategory) !== categoryName(fund.category) && (
            <Tag>{categoryName(fund.subCategory)}</Tag>
          )}
          <Tag>{text.plan(fund.plan, fund.option)}</Tag>
        </p>
      </div>
      <div className="fund-detail__actions">
        <FundChoice fund={fund} named />
        <Button size="sm" onClick={() => setShared(true)}>
          <Icon shape={shareIcon} />
          {text.share}
        </Button>
      </div>
      {isShared && <FundShare fund={fund} onClose={() => setShared(false)} />}
    </header>
  );
}
