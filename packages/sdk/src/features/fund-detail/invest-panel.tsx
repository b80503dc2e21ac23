import type { InvestmentType } from '@prosperx/core/cart';
import { useEffect, useState } from 'react';
import { PendingOrderDialog } from '#domain/order/pending-order-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import type { ViewProps } from '#widget/contract.js';
import type { fundDetailContract } from './fund-detail.contract.js';
import { fundPageText } from './fund-detail.text.js';
import { InvestForm } from './invest-form.js';
import { type InvestTarget, useInvest } from './use-invest.js';

interface InvestPanelProps extends Pick<
  ViewProps<typeof fundDetailContract>,
  'investmentType' | 'monthlyAmount' | 'onAdded'
> {
  fund: InvestTarget;
  /** Below its name where the form stands in a dialog. */
  note: string;
}

/** The invest form: beside the fund where there is room, else in a dialog that a bar at the foot opens. What is typed draws it alone. */
export function InvestPanel({ fund, note, investmentType, monthlyAmount, onAdded }: InvestPanelProps) {
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
          <FundCell brand={fund.fundHouse} name={fund.schemeName} note={note} />
          <InvestForm invest={invest} />
        </div>
      </Dialog>
      <PendingOrderDialog {...invest.pending} />
    </>
  );
}
