import type { InvestmentType } from '@prosperx/core/cart';
import { useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { PendingOrderDialog } from '#domain/order/pending-order-dialog.js';
import { fundPageText as text } from './fund-page.text.js';
import { InvestForm, type InvestFormProps } from './invest-form.js';

/** The invest form: beside the fund where there is room, else in a dialog that a bar at the foot opens. */
export function Invest({ invest }: InvestFormProps) {
  const [isOpen, setOpen] = useState(false);
  const { fund, form, offered } = invest;
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
