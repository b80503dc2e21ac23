import { acceptsInvestment, INVESTMENT_TYPES, type InvestmentType } from '@prosperx/core/cart';
import { useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useNearView } from '#primitives/hooks/use-near-view.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { ViewProps } from '#widget/contract.js';
import type { fundDetailContract } from './fund-detail.contract.js';
import { fundPageText } from './fund-detail.text.js';
import type { InvestTarget } from './use-invest.js';

const Invest = lazy(async () => (await import('./invest.lazy.js')).Invest);

export interface InvestPanelProps extends Pick<
  ViewProps<typeof fundDetailContract>,
  'investmentType' | 'monthlyAmount' | 'onAdded'
> {
  fund: InvestTarget;
  /** Below its name where the form stands in a dialog. */
  note: string;
}

/** The way to invest: a form beside the fund where there is room, else in a dialog that a bar at the foot opens. The form is fetched where it is seen, or asked for. */
export function InvestPanel(props: InvestPanelProps) {
  const text = useWords(fundPageText);
  const [asked, ask] = useState<InvestmentType | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const [container, isSeen] = useNearView();
  const offered = INVESTMENT_TYPES.filter((type) => acceptsInvestment(props.fund, type));
  const open = (type: InvestmentType) => {
    ask(type);
    setAsked(true);
  };
  // no name: it is not there yet
  const coming = (
    <aside className="fund-detail__aside" ref={container}>
      <Card>
        <SkeletonRows rows={6} />
      </Card>
    </aside>
  );
  return (
    <>
      {isSeen || wasAsked ? <Invest fallback={coming} {...props} asked={asked} onClose={() => ask(null)} /> : coming}
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
    </>
  );
}
