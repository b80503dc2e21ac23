import { acceptsInvestment, INVESTMENT_TYPES, type InvestmentType } from '@prosperx/core/cart';
import { type MouseEvent, useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { Standing } from '#primitives/display/standing.js';
import { useNearView } from '#primitives/hooks/use-near-view.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { usePersonKey } from '#services/services.js';
import { renderHooks } from '#theme/render-hooks.js';
import type { ViewProps } from '#widget/contract.js';
import type { fundDetailContract } from './fund-detail.contract.js';
import { fundPageText } from './fund-detail.text.js';
import type { InvestTarget } from './use-invest.js';

const Invest = lazy(async () => (await import('./invest.lazy.js')).Invest);

export interface InvestPanelProps extends Pick<
  ViewProps<typeof fundDetailContract>,
  'investmentType' | 'lumpsumAmount' | 'monthlyAmount' | 'onAdded'
> {
  fund: InvestTarget;
  /** Below its name where the form stands in a dialog. */
  note: string;
}

/** What makes the form a sheet on a narrow page. */
export interface EarlySheet {
  readonly id?: string;
  readonly popover?: 'auto';
  /** A dialog once it has been opened; else it stands beside the fund. */
  readonly role: 'complementary' | 'dialog';
}

/**
 * On a page from the server the browser itself opens the form that stands beside the fund, as a sheet, until the scripts answer: somebody on a
 * slow phone need not wait for them.
 */
function useEarlySheet(first: InvestmentType | undefined, schemeId: string) {
  // the form stands for a while as the server has sent it: both have the same name for it
  const id = `invest-${schemeId}`;
  const [isFromServer] = useState(() => typeof document === 'undefined' || renderHooks.isTakingOver === true);
  const [isOpened, setOpened] = useState(
    () =>
      renderHooks.isTakingOver === true &&
      globalThis.document.querySelector('.fund-detail__aside:popover-open') !== null,
  );
  const sheet: EarlySheet = {
    ...(isFromServer && { id, popover: 'auto' }),
    role: isOpened ? 'dialog' : 'complementary',
  };
  // the form begins with one type, and changes it by a script
  const openerOf = (type: InvestmentType) => (isFromServer && type === first ? { popoverTarget: id } : {});
  return { sheet, openerOf, setOpened };
}

/** What one person chose, was refused or was asked stays with them. */
export const InvestPanel = (props: InvestPanelProps) => <Panel key={usePersonKey()} {...props} />;

/** The way to invest: a form beside the fund where there is room, else in a dialog that a bar at the foot opens. The form is fetched where it is seen, or asked for. */
function Panel(props: InvestPanelProps) {
  const text = useWords(fundPageText);
  const [asked, ask] = useState<InvestmentType | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const [container, isSeen] = useNearView();
  const offered = INVESTMENT_TYPES.filter((type) => acceptsInvestment(props.fund, type));
  const first = offered.find((type) => type === props.investmentType) ?? offered[0];
  const { sheet, openerOf, setOpened } = useEarlySheet(first, props.fund.encryptedSchemeId);
  const [isStanding, setStanding] = useState(() => renderHooks.isTakingOver === true);
  const open = (type: InvestmentType) => (event: MouseEvent<HTMLButtonElement>) => {
    // the browser opens the sheet
    if (isStanding && event.currentTarget.popoverTargetElement) return setOpened(true);
    // the dialog opens in place of it
    event.preventDefault();
    ask(type);
    setAsked(true);
  };
  // no name: it is not there yet
  const coming = (
    <div {...sheet} className="fund-detail__aside" ref={container}>
      <Card>
        <SkeletonRows rows={6} />
      </Card>
    </div>
  );
  return (
    <>
      <Standing isWanted={wasAsked} onTakenOver={() => setStanding(false)}>
        {isSeen || wasAsked ? (
          <Invest fallback={coming} {...props} sheet={sheet} asked={asked} onClose={() => ask(null)} />
        ) : (
          coming
        )}
      </Standing>
      {offered.length > 0 && (
        <div className="fund-detail__bar" role="group" aria-label={text.invest}>
          {offered.includes('LUMPSUM') && (
            <Button
              variant={offered.length > 1 ? 'secondary' : 'primary'}
              {...openerOf('LUMPSUM')}
              onClick={open('LUMPSUM')}
            >
              {text.lumpsum}
            </Button>
          )}
          {offered.includes('SIP') && (
            <Button variant="primary" {...openerOf('SIP')} onClick={open('SIP')}>
              {text.startSip(null)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
