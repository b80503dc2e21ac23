import { formatMoney, formatPercent } from '@prosperx/core/format';
import { categoryName, RISK_LEVELS, type RiskLevel, fundPath } from '@prosperx/core/fund';
import { type Pack, packMinimum } from '@prosperx/core/pack';
import { useState } from 'react';
import { RiskBar } from '#domain/fund/risk-bar.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { lazy } from '#primitives/display/lazy.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import type { packsContract } from './packs.contract.js';
import { packText } from './packs.text.js';
import css from './packs.css?inline';

/** Asks how much, once a pack was chosen. */
const PackForm = lazy(async () => (await import('./pack-form.lazy.js')).PackForm);

type Props = ViewProps<typeof packsContract> & { readonly packs: readonly Pack[] };

/** A card a pack; one form for the pack that was chosen. */
export function PackList({ packs, onAdded }: Props) {
  const text = useWords(packText);
  useStyles(css);
  const [chosen, choose] = useState<Pack | null>(null);
  return (
    <div className="packs">
      {packs.map((pack) => (
        <PackCard key={pack.encryptedMintPackId} pack={pack} onInvest={() => choose(pack)} />
      ))}
      <p className="packs__muted">
        <RiskWarning />
      </p>
      <Dialog open={chosen !== null} onClose={() => choose(null)} title={chosen ? text.investIn(chosen.packName) : ''}>
        {chosen && (
          <PackForm fallback={<SkeletonRows rows={5} />} pack={chosen} onAdded={onAdded} onDone={() => choose(null)} />
        )}
      </Dialog>
      <FlashOutlet />
    </div>
  );
}

function PackCard({ pack, onInvest }: { readonly pack: Pack; readonly onInvest: () => void }) {
  const text = useWords(packText);
  const { packName, summary, schemes, limits } = pack;
  const least = packMinimum(limits);
  return (
    <Card
      title={packName}
      titleLang="en"
      action={
        least !== null && (
          <Button aria-label={text.investIn(packName)} onClick={onInvest}>
            {text.invest}
          </Button>
        )
      }
    >
      <p lang="en">{summary}</p>
      <p className="packs__muted">
        {text.schemes(schemes.length)}. {least === null ? text.notTaken : text.from(formatMoney(least))}
      </p>
      <ul className="packs__schemes" aria-label={text.shares(packName)}>
        {schemes.map(({ weight, ...fund }) => (
          <li key={fund.encryptedSchemeId}>
            <SiteLink to={fundPath(fund)} params={{ schemeId: fund.encryptedSchemeId }}>
              <FundCell brand={fund.fundHouse} name={fund.schemeName} note={<SchemeNote fund={fund} />} />
            </SiteLink>
            <span>
              <span className="px-vh">{text.share}: </span>
              {formatPercent(weight, 0)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type PackFund = Omit<Pack['schemes'][number], 'weight'>;

const SchemeNote = ({ fund }: { readonly fund: PackFund }) => {
  const text = useWords(packText);
  return (
    <>
      <span>{categoryName(fund.subCategory)}</span>
      {isRiskLevel(fund.riskometer) && (
        <span>
          <span className="px-vh">{text.risk}: </span>
          <RiskBar level={fund.riskometer} />
        </span>
      )}
      {fund.allowPurchase === false && <span>{text.schemeNotTaken}</span>}
    </>
  );
};

const isRiskLevel = (level: string | null): level is RiskLevel =>
  (RISK_LEVELS as readonly (string | null)[]).includes(level);
