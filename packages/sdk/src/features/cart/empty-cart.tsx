import { RISK_WARNING } from '@prosperx/core/regulation';
import { useEffect, useRef } from 'react';
import { leadsToPayment, useOrdersInProgress } from '#data/orders-in-progress.js';
import { useSession } from '#data/use-session.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { TaxSaverStrip } from '#ui/calculator/tax-saver-strip.js';
import { EmptyState } from '#ui/empty-state.js';
import { FlashPlace } from '#ui/flash-place.js';
import { SiteLink } from '#ui/site-link.js';
import { useWidget } from '#widget/context.js';
import css from './empty-cart.css?inline';
import { emptyCartText as text } from './empty-cart.text.js';
import { LapsedOrders } from './lapsed-orders.js';

export interface EmptyCartProps {
  /** The last item has just gone, and the focus with it. */
  readonly isLeft: boolean;
  /** Orders that lapsed are being put back into it, on a press. */
  readonly onPutBack: () => void;
}

/** A cart of nothing: ways on, and the orders that were made of it and wait to be paid. */
export function EmptyCart({ isLeft, onPutBack }: EmptyCartProps) {
  useRichStyles(css);
  const { navigate } = useWidget();
  const { status } = useSession();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLeft) root.current?.focus();
  }, [isLeft]);
  const explore = (
    <Button variant="primary" onClick={() => navigate('/home')}>
      {text.explore}
    </Button>
  );
  return (
    <div className="cart-empty" ref={root} tabIndex={-1} aria-label={text.title} role="group">
      <Unpaid />
      <LapsedOrders enabled={status === 'signed_in'} onPutBack={onPutBack} />
      <EmptyState level={2} title={text.title} text={text.text} action={explore} />
      <nav className="cart-empty__ways" aria-label={text.ways}>
        {text.links.map(({ to, params, name, note }) => (
          <SiteLink key={name} to={to} params={params}>
            <b>{name}</b>
            <small>{note}</small>
          </SiteLink>
        ))}
      </nav>
      <TaxSaverStrip />
      <p className="px-muted px-small">{RISK_WARNING}</p>
      <FlashPlace />
    </div>
  );
}

/** The way to orders that wait to be paid or are being paid: to the only ones, else to the list of all. Nothing for who is not signed in, and where nothing waits. */
function Unpaid() {
  const { status } = useSession();
  const { data = [] } = useOrdersInProgress(status === 'signed_in');
  const sets = data.filter((set) => set.paymentUrl !== null && leadsToPayment(set));
  const [only, ...others] = sets;
  if (!only) return null;
  const isBeingPaid = sets.every(({ standing }) => standing === 'being_paid');
  const isOne = others.length === 0;
  const way = (
    <SiteLink
      quiet
      to={isOne ? '/order-summary' : '/profile/portfolio'}
      params={isOne ? { paymentUrl: only.paymentUrl ?? '' } : {}}
    >
      {isBeingPaid ? text.see : isOne ? text.pay : text.seeAll}
    </SiteLink>
  );
  return (
    <Banner tone="info" action={way}>
      {isBeingPaid ? text.beingPaid : text.unpaid}
    </Banner>
  );
}
