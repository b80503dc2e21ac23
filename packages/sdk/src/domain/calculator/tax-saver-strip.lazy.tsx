import { formatPercent } from '@prosperx/core/format';
import {
  categoryName,
  categoryPath,
  type FundCategory,
  fundKind,
  type FundSummary,
  getTopFunds,
  fundPath,
} from '@prosperx/core/fund';
import { languageOf } from '@prosperx/core/language';
import { useEffect, useId, useState } from 'react';
import { SiteLink } from '#domain/navigation/site-link.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { Icon } from '#primitives/display/icon.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { arrowRight } from '#primitives/icons/controls.js';
import { createApiClient } from '#services/client.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import { taxSaverText } from './tax-saver-strip.text.js';
import css from './tax-saver-strip.css?inline';

const MOST = 3;

// core's own format would take the calculator's first file apart, which shares its module of words
const dayIn = (language: string, day: string) => {
  const [year = '', , date = ''] = day.split('-');
  const month = new Intl.DateTimeFormat(`${language}-IN`, { month: 'short', timeZone: 'UTC' }).format(new Date(day));
  return `${Number(date)} ${month} ${year}`;
};

type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; funds: readonly FundSummary[] };

/** The best funds of a category, or of all. A bare client reads them: a session or a cache would weigh more than the calculator. */
function useTopFunds(category: FundCategory | undefined): State {
  const { apiBase, fail } = useWidget();
  // a new way to report is no reason to ask again
  const report = useLatest(fail);
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    if (apiBase === null) return;
    const leaving = new AbortController();
    createApiClient({ apiBase })(getTopFunds, { signal: leaving.signal }).then(
      ({ data }) => {
        if (!leaving.signal.aborted) setState({ status: 'ready', funds: topOf(data, category) });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        setState({ status: 'failed' });
        report.current(error);
      },
    );
    return () => leaving.abort();
  }, [apiBase, category, report]);
  return state;
}

const yearly = ({ threeYearReturn }: FundSummary) => threeYearReturn ?? Number.NEGATIVE_INFINITY;

/** Those of a category come best first; of all they are put in order. The tag tells tax savers, also of another backend. */
function topOf(funds: readonly FundSummary[], category: FundCategory | undefined): FundSummary[] {
  const fits =
    category === 'ELSS'
      ? funds.filter(({ tags }) => tags.some(({ tag }) => tag === category))
      : funds.filter((fund) => category === undefined || fund.category === category);
  const sorted = category === undefined ? [...fits].sort((one, other) => yearly(other) - yearly(one)) : fits;
  return sorted.slice(0, MOST);
}

/** Shows up to three tax-saving funds below a calculator, and nothing until they are there. */
export const TaxSaverStrip = () => <TopFundsStrip category="ELSS" />;

interface TopFundsStripProps {
  /** Without it those of all. */
  category?: FundCategory | undefined;
  /** Told of each fund that is followed. */
  onOpened?: ((detail: { readonly schemeId: string }) => unknown) | undefined;
}

/** Shows up to three funds by their three-year return, and nothing until they are there. */
export function TopFundsStrip({ category, onOpened }: TopFundsStripProps) {
  const text = useWords(taxSaverText);
  const { locale } = useWidget();
  useStyles(css);
  const id = useId();
  const read = useTopFunds(category);
  const name = category && categoryName(category);
  if (read.status === 'loading' || (read.status === 'ready' && read.funds.length === 0)) return null;
  const dates = read.status === 'ready' ? read.funds.map((fund) => fund.lastUpdatedNavDate).sort() : [];
  const language = languageOf(locale ?? document.documentElement.lang);
  const ends = [...new Set([...dates.slice(0, 1), ...dates.slice(-1)])].map((date) => dayIn(language, date));
  return (
    <section className="px-elss" aria-labelledby={id}>
      <div className="px-elss__head">
        <h2 id={id}>{text.title(name)}</h2>
        <SiteLink
          to={category ? categoryPath(category) : '/best-performing-funds'}
          params={category && { mutualFundCategory: category }}
          quiet
        >
          {text.all(name)}
          <Icon shape={arrowRight} />
        </SiteLink>
      </div>
      {read.status === 'failed' ? (
        <p role="status">{text.failed}</p>
      ) : (
        <>
          <ul className="px-elss__funds">
            {read.funds.map((fund) => (
              <TopFund
                key={fund.encryptedSchemeId}
                fund={fund}
                onFollow={() => onOpened?.({ schemeId: fund.encryptedSchemeId })}
              />
            ))}
          </ul>
          <p>
            {ends.length > 0 && text.asOf(ends.join(' – '))} {text.past}
          </p>
        </>
      )}
    </section>
  );
}

function TopFund({ fund, onFollow }: { fund: FundSummary; onFollow: () => void }) {
  const text = useWords(taxSaverText);
  const { threeYearReturn } = fund;
  return (
    <li>
      <SiteLink to={fundPath(fund)} params={{ schemeId: fund.encryptedSchemeId }} onFollow={onFollow}>
        <FundCell brand={fund.fundHouse} name={fund.schemeName} note={fundKind(fund.category, fund.subCategory)} />
        <span className="px-elss__return" data-gain={(threeYearReturn ?? 0) > 0 || undefined}>
          <b>{threeYearReturn === null ? text.noReturn : formatPercent(threeYearReturn)}</b>
          <small>{text.return}</small>
        </span>
      </SiteLink>
    </li>
  );
}
