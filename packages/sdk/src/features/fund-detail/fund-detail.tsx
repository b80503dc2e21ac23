import { PxError } from '@prosperx/core/errors';
import { DataProvider } from '#api/data-provider.js';
import { useFund } from '#queries/fund.js';
import { sentenceOf } from '#api/services.js';
import { usePart } from '#api/use-part.js';
import { useReported } from '#api/error-message.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { useWidget } from '#api/widget-context.js';
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
