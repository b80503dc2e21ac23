import { PxError } from '@prosperx/core/errors';
import type { FundDetail as Fund } from '@prosperx/core/fund';
import { RISK_WARNING } from '@prosperx/core/regulation';
import { DataProvider } from '#data/data-provider.js';
import { useFund } from '#data/fund-queries.js';
import { sentenceOf } from '#data/services.js';
import { useReported } from '#data/use-reported.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Button } from '#ui/button.js';
import { EmptyState } from '#ui/empty-state.js';
import { Monogram } from '#ui/monogram.js';
import { Tag } from '#ui/tag.js';
import { useWidget } from '#widget/context.js';
import type { ViewProps } from '#widget/contract.js';
import css from './fund-detail.css?inline';
import type { fundDetailContract } from './fund-detail.contract.js';
import { fundDetailText as text } from './fund-detail.text.js';
import { FundSkeleton } from './fund-skeleton.js';
import { Heading } from './heading.js';
import { Invest } from './invest.js';
import { NavCard } from './nav-card.js';
import { KeyFacts, Objective, Returns, Risk } from './sections.js';
import { useInvest } from './use-invest.js';

type Props = ViewProps<typeof fundDetailContract>;

export function FundDetail(props: Props) {
  return (
    <DataProvider>
      <FundStates {...props} />
    </DataProvider>
  );
}

function FundStates(props: Props) {
  useRichStyles(css);
  const { apiBase, navigate } = useWidget();
  const { data: fund, error, refetch } = useFund(props.schemeId);
  useReported(error);
  if (apiBase === null || !props.schemeId) return <EmptyState level={2} title={text.noServer} />;
  if (error instanceof PxError && error.code === 'scheme_unknown') {
    const search = <Button onClick={() => navigate('/search')}>{text.searchFunds}</Button>;
    return <EmptyState level={2} title={sentenceOf(error)} action={search} />;
  }
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
    return <EmptyState level={2} tone="error" title={text.failed} text={sentenceOf(error)} action={retry} />;
  }
  // another fund starts anew: nothing typed for the one before is kept
  return fund ? <OneFund key={fund.encryptedSchemeId} {...props} fund={fund} /> : <FundSkeleton />;
}

function OneFund({ fund, investmentType, headingLevel, onAdded }: Props & { fund: Fund }) {
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
