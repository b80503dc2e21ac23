import { PxError } from '@prosperx/core/errors';
import { DataProvider } from '#data/data-provider.js';
import { useFund } from '#data/fund-queries.js';
import { sentenceOf } from '#data/services.js';
import { usePart } from '#data/use-part.js';
import { useReported } from '#data/use-reported.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Button } from '#ui/button.js';
import { EmptyState } from '#ui/empty-state.js';
import { useWidget } from '#widget/context.js';
import type { ViewProps } from '#widget/contract.js';
import css from './fund-detail.css?inline';
import type { fundDetailContract } from './fund-detail.contract.js';
import { fundDetailText as text } from './fund-detail.text.js';
import { FundSkeleton } from './fund-skeleton.js';

type Props = ViewProps<typeof fundDetailContract>;

const loadPage = () => import('./fund-page.js');

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
  const page = usePart(loadPage);
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
  if (!fund || !page) return <FundSkeleton />;
  // another fund starts anew: nothing typed for the one before is kept
  return <page.FundPage key={fund.encryptedSchemeId} {...props} fund={fund} />;
}
