import type { InvestmentType } from '@prosperx/core/cart';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { categoryName, type FundDetail as Fund } from '@prosperx/core/fund';
import { useEffect, useState } from 'react';
import { FundChoice } from '#domain/fund-choice/fund-choice.js';
import { PendingOrderDialog } from '#domain/order/pending-order-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { FundCell, Monogram } from '#primitives/display/fund-cell.js';
import { Tag } from '#primitives/display/badge.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { share as shareIcon } from '#primitives/icons/controls.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import type { fundDetailContract } from './fund-detail.contract.js';
import { fundPageText } from './fund-detail.text.js';
import css from './fund-page.css?inline';
import { InvestForm } from './invest-form.js';
import { Leaving } from './leaving.js';
import { NavCard } from './nav-card.js';
import { Heading, KeyFacts, Objective, Returns, Risk } from './sections.js';
import { useInvest } from './use-invest.js';

/** Further down, and not needed to invest. */
const FundPast = lazy(async () => (await import('./fund-past.lazy.js')).FundPast, { optional: true });
const FundShare = lazy(async () => (await import('./fund-share.lazy.js')).FundShare);

export interface FundPageProps extends ViewProps<typeof fundDetailContract> {
  fund: Fund;
}

/** A fund that has arrived: what it is, and beside it how to invest. */
export function FundPage(props: FundPageProps) {
  useStyles(css);
  const { fund, headingLevel } = props;
  const level = headingLevel + 1;
  return (
    <article className="fund-detail" aria-label={fund.schemeName}>
      <div className="fund-detail__main">
        <FundHead fund={fund} level={headingLevel} />
        <NavCard fund={fund} />
        <KeyFacts fund={fund} level={level} />
        <div className="fund-detail__two">
          <Returns fund={fund} level={level} />
          <Risk fund={fund} level={level} />
        </div>
        <Leaving fund={fund} level={level} />
        <FundPast fund={fund} level={level} />
        <Objective fund={fund} level={level} />
        <p className="fund-detail__note">{RISK_WARNING}</p>
      </div>
      <Invest {...props} />
    </article>
  );
}

function FundHead({ fund, level }: { fund: Fund; level: number }) {
  const text = useWords(fundPageText);
  const [isShared, setShared] = useState(false);
  return (
    <header className="fund-detail__head">
      <Monogram name={fund.fundHouse} size="calc(var(--px-unit) * 3.5)" />
      <div>
        <Heading level={level} className="fund-detail__name">
          {fund.schemeName}
        </Heading>
        <p>
          <Tag>{categoryName(fund.category)}</Tag>
          {fund.subCategory !== categoryName(fund.category) && <Tag>{fund.subCategory}</Tag>}
          <Tag>{text.plan(fund.plan, fund.option)}</Tag>
        </p>
      </div>
      <div className="fund-detail__actions">
        <FundChoice fund={fund} named />
        <Button size="sm" onClick={() => setShared(true)}>
          <Icon shape={shareIcon} />
          {text.share}
        </Button>
      </div>
      {isShared && <FundShare fund={fund} onClose={() => setShared(false)} />}
    </header>
  );
}

/** The invest form: beside the fund where there is room, else in a dialog that a bar at the foot opens. What is typed draws it alone. */
function Invest({ fund, investmentType, monthlyAmount, onAdded }: FundPageProps) {
  const text = useWords(fundPageText);
  const [isOpen, setOpen] = useState(false);
  const invest = useInvest(fund, { investmentType, monthlyAmount }, { onAdded });
  const { form, offered, saved } = invest;
  useEffect(() => {
    if (saved) setOpen(false);
  }, [saved]);
  const open = (type: InvestmentType) => {
    form.set('type', type);
    setOpen(true);
  };
  return (
    <>
      <aside className="fund-detail__aside" aria-label={text.invest}>
        {/* one form at a time, so that errors are looked for in the one that is seen */}
        <Card>{!isOpen && <InvestForm invest={invest} />}</Card>
      </aside>
      {offered.length > 0 && (
        <div className="fund-detail__bar" role="group" aria-label={text.invest}>
          {offered.includes('LUMPSUM') && (
            <Button variant={offered.length > 1 ? 'secondary' : 'primary'} onClick={() => open('LUMPSUM')}>
              {text.lumpsum}
            </Button>
          )}
          {offered.includes('SIP') && (
            <Button variant="primary" onClick={() => open('SIP')}>
              {text.startSip(null)}
            </Button>
          )}
        </div>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={text.invest}>
        <div className="fund-detail__sheet">
          <FundCell brand={fund.fundHouse} name={fund.schemeName} note={text.plan(fund.plan, fund.option)} />
          <InvestForm invest={invest} />
        </div>
      </Dialog>
      <PendingOrderDialog {...invest.pending} />
    </>
  );
}
