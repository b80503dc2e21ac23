import { RISK_WARNING } from '@prosperx/core/regulation';
import { useEffect, useRef } from 'react';
import { usePendingOrderSets } from '#data/pending-order-sets.js';
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

interface EmptyCartProps {
  /** The last item has just gone, and the focus with it. */
  readonly isLeft: boolean;
}

/** A cart of nothing: ways on, and the orders that were made of it and wait to be paid. */
export function EmptyCart({ isLeft }: EmptyCartProps) {
  useRichStyles(css);
  const { navigate } = useWidget();
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

/** What waits to be paid; nothing for who is not signed in, and where nothing waits. */
function Unpaid() {
  const { status } = useSession();
  const [newest] = usePendingOrderSets(status === 'signed_in').data ?? [];
  if (!newest) return null;
  const pay = (
    <SiteLink quiet to="/order-summary" params={{ paymentUrl: newest.paymentUrl }}>
      {text.pay}
    </SiteLink>
  );
  return (
    <Banner tone="info" action={pay}>
      {text.unpaid}
    </Banner>
  );
}
