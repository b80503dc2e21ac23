import { PxError } from '@prosperx/core/errors';
import { QueryState } from '#domain/query-state/query-state.js';
import { Card, Facts } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy, usePreload } from '#primitives/display/lazy.js';
import { Skeleton, SkeletonGroup } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useFund } from '#queries/fund.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { fundDetailContract } from './fund-detail.contract.js';
import { fundDetailText } from './fund-detail.text.js';
import css from './fund-detail.css?inline';

const termsOf = (text: typeof fundDetailText) => [
  text.fundSize,
  text.expenseRatio,
  text.exitLoad,
  text.minimumSip,
  text.minimumLumpsum,
  text.lockIn,
  text.benchmark,
  text.launched,
];

/** The boxes of a fund whose figures are still to come. */
function FundSkeleton() {
  const terms = termsOf(useWords(fundDetailText));
  return (
    <SkeletonGroup>
      <div className="fund-detail">
        <div className="fund-detail__main">
          <Skeleton width="60%" height="56px" />
          <Card>
            <Skeleton width="30%" height="84px" />
            <Skeleton height="300px" />
          </Card>
          <div className="fund-detail__facts">
            <Card flush>
              <Facts facts={terms.map((term) => ({ term, value: <Skeleton width="70%" height="1.4em" /> }))} />
            </Card>
          </div>
        </div>
        <div className="fund-detail__aside">
          <Card>
            <Skeleton height="480px" />
          </Card>
        </div>
      </div>
    </SkeletonGroup>
  );
}

type Props = ViewProps<typeof fundDetailContract>;

const FundPage = lazy(async () => (await import('./fund-page.lazy.js')).FundPage);
const Offer = lazy(async () => (await import('./offer.lazy.js')).Offer);

export function FundDetail(props: Props) {
  return (
    <DataProvider>
      <FundStates {...props} />
    </DataProvider>
  );
}

/** What the address says to be an offer is looked for among offers first; what is no fund, last. */
function FundStates(props: Props) {
  const text = useWords(fundDetailText);
  useStyles(css);
  const { apiBase } = useWidget();
  if (apiBase === null || !props.schemeId) return <EmptyState level={2} title={text.noServer} />;
  return props.nfoType || isOfferId(props.schemeId) ? <OfferStates {...props} /> : <FundOf {...props} />;
}

/** Offers have ids of their own. */
const isOfferId = (id: string) => id.startsWith('nfo_');

const OfferStates = (props: Props) => (
  <Offer
    fallback={<FundSkeleton />}
    {...props}
    waiting={<FundSkeleton />}
    fundOf={(schemeId) => <FundOf {...props} schemeId={schemeId} />}
  />
);

function FundOf(props: Props) {
  const text = useWords(fundDetailText);
  const query = useFund(props.schemeId);
  const { error } = query;
  usePreload(FundPage);
  // the scheme of an offer is no fund before its allotment
  if (error instanceof PxError && error.code === 'scheme_unknown') return <OfferStates {...props} />;
  return (
    <QueryState query={query} failed={text.failed} reasonOf={errorMessage} waiting={<FundSkeleton />}>
      {(fund) => (
        // another fund starts anew: nothing typed for the one before is kept
        <FundPage key={fund.encryptedSchemeId} fallback={<FundSkeleton />} {...props} fund={fund} />
      )}
    </QueryState>
  );
}

export const FundDetailWidget = /* @__PURE__ */ toReact(fundDetailContract, FundDetail);
