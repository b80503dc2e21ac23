import { formatPercent } from '@prosperx/core/format';
import type { FundSummary } from '@prosperx/core/fund';
import { useId } from 'react';
import { fundPath } from '#queries/fund.js';
import { useStyles } from '#theme/use-styles.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { Icon } from '#primitives/display/icon.js';
import { arrowRight } from '#primitives/icons/controls.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import css from './tax-saver-strip.css?inline';
import { taxSaverText as text } from './tax-saver-strip.text.js';
import { useTaxSavers } from './use-tax-savers.js';

/** Up to three tax-saving funds below a calculator. Nothing is there until they are. */
export function TaxSaverStrip() {
  useStyles(css);
  const id = useId();
  const read = useTaxSavers();
  if (read.status === 'loading' || (read.status === 'ready' && read.funds.length === 0)) return null;
  return (
    <section className="px-elss" aria-labelledby={id}>
      <div className="px-elss__head">
        <h2 id={id}>{text.title}</h2>
        <SiteLink to="/search" params={{ keywords: 'ELSS' }} quiet>
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
          <p>{text.past}</p>
        </>
      )}
    </section>
  );
}

function TaxSaver({ fund }: { fund: FundSummary }) {
  const { threeYearReturn } = fund;
  return (
    <li>
      <SiteLink to={fundPath(fund)} params={{ schemeId: fund.encryptedSchemeId }}>
        <FundCell brand={fund.fundHouse} name={fund.schemeName} note={text.kind(fund.category, fund.subCategory)} />
        <span className="px-elss__return" data-gain={(threeYearReturn ?? 0) > 0 || undefined}>
          <b>{threeYearReturn === null ? text.noReturn : formatPercent(threeYearReturn)}</b>
          <small>{text.return}</small>
        </span>
      </SiteLink>
    </li>
  );
}
