import { PxError } from '@prosperx/core/errors';
import { useEffect, useState } from 'react';
import { QueryState } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useFolio } from '#queries/portfolio.js';
import { returnPath } from '#services/open-page.js';
import { DataProvider, usePersonKey } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { usePreloadForPerson } from '#session/use-preload-for-person.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { folioDetailsContract } from './folio-details.contract.js';
import { folioText } from './folio-details.text.js';

const View = lazy(async () => (await import('./folio-view.lazy.js')).FolioView);

type FolioDetailsProps = ViewProps<typeof folioDetailsContract>;

export function FolioDetails(props: FolioDetailsProps) {
  const person = usePersonKey();
  return (
    <DataProvider>
      <FolioStates key={`${person} ${props.folioNo} ${props.schemeId}`} {...props} />
    </DataProvider>
  );
}

function FolioStates({ folioNo, schemeId, onChanged }: FolioDetailsProps) {
  const text = useWords(folioText);
  const { status } = useSession();
  const [chosen, choose] = useState({ folioNo, schemeId });
  const [page, setPage] = useState(1);
  const query = useFolio(status === 'signed_in', chosen.folioNo, chosen.schemeId, page);
  usePreloadForPerson(View);
  useEffect(() => setPage(1), [chosen]);
  const isUnknown = query.error instanceof PxError && query.error.code === 'not_found';
  if (isUnknown || chosen.folioNo === '' || chosen.schemeId === '') return <NoFolio />;
  const pick = (next: typeof chosen) => {
    choose(next);
    onChanged?.(next);
  };
  return (
    <QueryState
      query={query}
      failed={text.failed}
      reasonOf={() => text.failedText}
      logIn={{ title: text.logIn, to: returnPath('/portfolio-details', chosen) }}
      waiting={<SkeletonRows rows={4} />}
    >
      {(folio) => (
        <View fallback={<SkeletonRows rows={4} />} folio={folio} page={page} onPage={setPage} onPick={pick} />
      )}
    </QueryState>
  );
}

function NoFolio() {
  const text = useWords(folioText);
  const { navigate } = useWidget();
  const back = (
    <Button variant="primary" onClick={() => navigate('/profile/portfolio')}>
      {text.toPortfolio}
    </Button>
  );
  return <EmptyState level={2} title={text.none} text={text.noneText} action={back} />;
}

export const FolioDetailsWidget = /* @__PURE__ */ toReact(folioDetailsContract, FolioDetails);
