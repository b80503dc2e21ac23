import { PxError } from '@prosperx/core/errors';
import { DataProvider } from '#api/data-provider.js';
import { useFund } from '#queries/fund.js';
import { sentenceOf } from '#api/services.js';
import { useReported } from '#api/error-message.js';
import { useStyles } from '#theme/use-styles.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { useWidget } from '#api/widget-context.js';
import type { ViewProps } from '#widget/contract.js';
import css from './fund-detail.css?inline';
import type { fundDetailContract } from './fund-detail.contract.js';
import { fundDetailText as text } from './fund-detail.text.js';
import { FundSkeleton } from './fund-skeleton.js';

type Props = ViewProps<typeof fundDetailContract>;

const FundPage = lazy(async () => (await import('./fund-page.lazy.js')).FundPage);

export function FundDetail(props: Props) {
  return (
    <DataProvider>
      <FundStates {...props} />
    </DataProvider>
  );
}

function FundStates(props: Props) {
  useStyles(css);
  const { apiBase, navigate } = useWidget();
  const { data: fund, error, refetch } = useFund(props.schemeId);
  usePreload(FundPage);
  useReported(error);
  if (apiBase === null || !props.schemeId) return <EmptyState level={2} title={text.noServer} />;
  if (error instanceof PxError && error.code === 'scheme_unknown') {
    const search = <Button onClick={() => navigate('/search')}>{text.searchFunds}</Button>;
    return <EmptyState level={2} title={sentenceOf(error)} action={search} />;
  }
  if (error) {
    const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
    return (
      <EmptyState level={2} tone="error" error={error} title={text.failed} text={sentenceOf(error)} action={retry} />
    );
  }
  if (!fund) return <FundSkeleton />;
  // another fund starts anew: nothing typed for the one before is kept
  return <FundPage key={fund.encryptedSchemeId} fallback={<FundSkeleton />} {...props} fund={fund} />;
}
