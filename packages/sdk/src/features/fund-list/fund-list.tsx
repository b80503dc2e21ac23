import { formatDateShort } from '@prosperx/core/format';
import { LoadFailed } from '#domain/query-state/query-state.js';
import { Card } from '#primitives/display/card.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useFundList } from '#queries/fund.js';
import { DataProvider } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { fundListContract } from './fund-list.contract.js';
import { fundListText } from './fund-list.text.js';
import { queryOf, useFilters } from './use-filters.js';
import css from './fund-list.css?inline';

type Props = ViewProps<typeof fundListContract>;

export function FundList(props: Props) {
  return (
    <DataProvider>
      <List {...props} />
    </DataProvider>
  );
}

const View = lazy(async () => (await import('./fund-list-view.lazy.js')).FundListView);

/** How many funds there are, and then their list. */
function List(props: Props) {
  const text = useWords(fundListText);
  useStyles(css);
  const { category, onOpened } = props;
  const { apiBase } = useWidget();
  usePreload(View, apiBase !== null);
  const controls = useFilters(props);
  const { data: found, error, refetch, isPlaceholderData } = useFundList(queryOf(category, controls.filters));
  if (apiBase === null) return <p className="fund-list__lead">{text.noServer}</p>;
  if (error && !found) return <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <div className="fund-list">
      <p className="fund-list__lead" role="status">
        {found && text.intro(found.totalElements, found.navDays.map(formatDateShort).join(' – '))}
      </p>
      {found ? (
        <View
          fallback={<Waiting />}
          found={found}
          category={category}
          controls={controls}
          isBefore={isPlaceholderData}
          onOpened={onOpened}
        />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <Card>
      <SkeletonRows rows={5} />
    </Card>
  );
}

export const FundListWidget = /* @__PURE__ */ toReact(fundListContract, FundList);
