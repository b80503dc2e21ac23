import { formatPercent } from '@prosperx/core/format';
import { fundKind, type FundSummary, getTopFunds, fundPath } from '@prosperx/core/fund';
import { useEffect, useId, useState } from 'react';
import { createApiClient } from '#api/client.js';
import { useWidget } from '#api/widget-context.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { Icon } from '#primitives/display/icon.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { arrowRight } from '#primitives/icons/controls.js';
import { useStyles } from '#theme/use-styles.js';
import css from './tax-saver-strip.css?inline';
import { taxSaverText } from './tax-saver-strip.text.js';

const TAG = 'ELSS';
const MOST = 3;

// core's own format would take the calculator's first file apart, which shares its module of words
const dayOf = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; funds: readonly FundSummary[] };

/** The best tax-saving funds. A bare client reads them: a session or a cache would weigh more than the calculator. */
function useTaxSavers(): State {
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

/** Up to three tax-saving funds below a calculator. Nothing is there until they are. */
export function TaxSaverStrip() {
  const text = useWords(taxSaverText);
  useStyles(css);
  const id = useId();
  const read = useTaxSavers();
  if (read.status === 'loading' || (read.status === 'ready' && read.funds.length === 0)) return null;
  const latest =
    read.status === 'ready' &&
    read.funds
      .map((fund) => fund.lastUpdatedNavDate)
      .sort()
      .at(-1);
  return (
    <section className="px-elss" aria-labelledby={id}>
      <div className="px-elss__head">
        <h2 id={id}>{text.title}</h2>
        <SiteLink to="/mutual-fund-results/ELSS/All" params={{ mutualFundCategory: 'ELSS' }} quiet>
          {text.all}
          <Icon shape={arrowRight} />
        </SiteLink>
      </div>
      {read.status === 'failed' ? (
        <p role="status">{text.failed}</p>
      ) : (
        <>
          <ul className="px-elss__funds">
            {read.funds.map((fund) => (
              <TaxSaver key={fund.encryptedSchemeId} fund={fund} />
            ))}
          </ul>
          <p>
            {latest && text.asOf(dayOf.format(new Date(latest)))} {text.past}
          </p>
        </>
      )}
    </section>
  );
}

function TaxSaver({ fund }: { fund: FundSummary }) {
  const text = useWords(taxSaverText);
  const { threeYearReturn } = fund;
  return (
    <li>
      <SiteLink to={fundPath(fund)} params={{ schemeId: fund.encryptedSchemeId }}>
        <FundCell brand={fund.fundHouse} name={fund.schemeName} note={fundKind(fund.category, fund.subCategory)} />
        <span className="px-elss__return" data-gain={(threeYearReturn ?? 0) > 0 || undefined}>
          <b>{threeYearReturn === null ? text.noReturn : formatPercent(threeYearReturn)}</b>
          <small>{text.return}</small>
        </span>
      </SiteLink>
    </li>
  );
}
