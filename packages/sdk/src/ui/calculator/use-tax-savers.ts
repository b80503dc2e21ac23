import { type FundSummary, getTopFunds } from '@prosperx/core/fund';
import { useEffect, useState } from 'react';
import { createApiClient } from '#data/api-client.js';
import { useWidget } from '#widget/context.js';

const TAG = 'ELSS';
const MOST = 3;

type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; funds: readonly FundSummary[] };

/** The best tax-saving funds. A bare client reads them: a session or a cache would weigh more than the calculator. */
export function useTaxSavers(): State {
  const { apiBase, fail } = useWidget();
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    if (apiBase === null) return;
    const leaving = new AbortController();
    createApiClient({ apiBase })(getTopFunds, { signal: leaving.signal }).then(
      ({ data }) => {
        if (!leaving.signal.aborted) setState({ status: 'ready', funds: taxSaversOf(data) });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setState({ status: 'failed' });
        fail(error);
      },
    );
    return () => leaving.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `fail` only reports: a new one is no reason to ask again
  }, [apiBase]);
  return state;
}

function taxSaversOf(funds: readonly FundSummary[]): FundSummary[] {
  return funds.filter(({ tags }) => tags.some(({ tag }) => tag === TAG)).slice(0, MOST);
}
