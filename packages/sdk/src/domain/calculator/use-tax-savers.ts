import { type FundSummary, getTopFunds } from '@prosperx/core/fund';
import { useEffect, useState } from 'react';
import { createApiClient } from '#api/client.js';
import { useWidget } from '#api/widget-context.js';
import { useLatest } from '#primitives/hooks/use-latest.js';

const TAG = 'ELSS';
const MOST = 3;

type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; funds: readonly FundSummary[] };

/** The best tax-saving funds. A bare client reads them: a session or a cache would weigh more than the calculator. */
export function useTaxSavers(): State {
  const { apiBase, fail } = useWidget();
  // a new way to report is no reason to ask again
  const report = useLatest(fail);
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
        report.current(error);
      },
    );
    return () => leaving.abort();
  }, [apiBase, report]);
  return state;
}

function taxSaversOf(funds: readonly FundSummary[]): FundSummary[] {
  return funds.filter(({ tags }) => tags.some(({ tag }) => tag === TAG)).slice(0, MOST);
}
