import { type Portfolio as Holdings, PORTFOLIO_PAGE } from '@prosperx/core/portfolio';
import { useState } from 'react';
import { Unvalued } from '#domain/fund/unvalued.js';
import { AmountsHidden, useHiddenAmounts } from '#domain/holding/hidden-amounts.js';
import { QueryState } from '#domain/query-state/query-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type PortfolioChoice, usePortfolio } from '#queries/portfolio.js';
import { DataProvider, usePersonKey } from '#services/services.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import { toReact } from '#widget/react.js';
import { portfolioContract } from './portfolio.contract.js';
import { portfolioText } from './portfolio.text.js';

const HoldingsView = lazy(async () => (await import('./holdings-view.lazy.js')).HoldingsView);
const BelowOrders = lazy(async () => (await import('./holdings-view.lazy.js')).BelowOrders, { optional: true });
const GrownMinor = lazy(async () => (await import('#domain/holding/grown-minor.lazy.js')).GrownMinor);
const NothingHeld = lazy(async () => (await import('./nothing-held.lazy.js')).NothingHeld);

export function Portfolio() {
  return (
    <DataProvider>
      <Blocked />
      <PortfolioStates key={usePersonKey()} />
    </DataProvider>
  );
}

function Blocked() {
  const { user } = useSession();
  return user?.majorStatus == null ? null : <GrownMinor />;
}

function PortfolioStates() {
  const text = useWords(portfolioText);
  const { status } = useSession();
  const [choice, choose] = useState<PortfolioChoice>({ page: 1, sort: 'value', accounts: 'own' });
  const [isHidden, hide] = useHiddenAmounts();
  const query = usePortfolio(status === 'signed_in', choice);
  usePreloadForPerson(HoldingsView);
  const last = query.data && !query.isPlaceholderData ? pagesOf(query.data) : choice.page;
  // folios may have gone since that page was chosen
  if (choice.page > last) choose({ ...choice, page: last });
  const states = (
    <QueryState
      query={query}
      failed={text.failed}
      reasonOf={() => text.failedText}
      logIn={{ title: text.logIn, to: '/profile/portfolio' }}
      waiting={<SkeletonRows rows={4} />}
    >
      {(portfolio) => {
        const View = (portfolio.folioCount ?? portfolio.portfolioSchemes.length) === 0 ? NothingHeld : HoldingsView;
        return (
          <>
            <Unvalued schemes={portfolio.unvalued} />
            <View
              fallback={<SkeletonRows rows={4} />}
              portfolio={portfolio}
              choice={choice}
              onChoose={choose}
              onHide={hide}
            />
          </>
        );
      }}
    </QueryState>
  );
  return (
    <AmountsHidden.Provider value={isHidden}>
      {states}
      {/* they are read by themselves, and one of them may wait for its payment */}
      {status === 'signed_in' && query.isLoadingError && <BelowOrders>{null}</BelowOrders>}
    </AmountsHidden.Provider>
  );
}

const pagesOf = ({ portfolioSchemes, folioCount = portfolioSchemes.length }: Holdings) =>
  Math.max(1, Math.ceil(folioCount / PORTFOLIO_PAGE.folios));

export const PortfolioWidget = /* @__PURE__ */ toReact(portfolioContract, Portfolio);
