import type { InvestmentType } from '@prosperx/core/cart';
import { useEffect } from 'react';
import { PendingOrderDialog } from '#domain/order/pending-order-dialog.js';
import { Card } from '#primitives/display/card.js';
import { FundCell } from '#primitives/display/fund-cell.js';
import { IconButton } from '#primitives/display/icon.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { close } from '#primitives/icons/controls.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { fundPageText } from './fund-detail.text.js';
import { InvestForm } from './invest-form.js';
import type { EarlySheet, InvestPanelProps } from './invest-panel.js';
import { useInvest } from './use-invest.js';

interface InvestProps extends InvestPanelProps {
  readonly sheet: EarlySheet;
  /** What was asked for at the foot of the page: the form stands in a dialog. */
  readonly asked: InvestmentType | null;
  readonly onClose: () => void;
}

/** The invest form, beside the fund or in its dialog. What is typed draws it alone. */
export function Invest({ fund, note, onAdded, sheet, asked, onClose, ...preferred }: InvestProps) {
  const text = useWords(fundPageText);
  const words = useWords(primitivesText);
  const invest = useInvest(fund, preferred, { onAdded });
  const { form, saved } = invest;
  const latest = useLatest({ form, onClose });
  const isOpen = asked !== null;
  useEffect(() => {
    if (saved) latest.current.onClose();
  }, [saved, latest]);
  useEffect(() => {
    if (asked) latest.current.form.set('type', asked);
  }, [asked, latest]);
  const about = <FundCell brand={fund.fundHouse} name={fund.schemeName} note={note} />;
  return (
    <>
      <div {...sheet} className="fund-detail__aside" aria-label={text.invest}>
        <Card>
          {sheet.id !== undefined && (
            <div className="fund-detail__sheet-head">
              {about}
              <IconButton
                shape={close}
                label={words.close}
                popoverTarget={sheet.id}
                popoverTargetAction="hide"
                autoFocus
              />
            </div>
          )}
          {/* one form at a time, so that errors are looked for in the one that is seen */}
          {!isOpen && <InvestForm invest={invest} />}
        </Card>
      </div>
      <Dialog open={isOpen} onClose={onClose} title={text.invest}>
        <div className="fund-detail__sheet">
          {about}
          <InvestForm invest={invest} />
        </div>
      </Dialog>
      <PendingOrderDialog {...invest.pending} />
    </>
  );
}
