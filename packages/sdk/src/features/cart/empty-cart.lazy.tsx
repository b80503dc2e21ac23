import { RISK_WARNING } from '@prosperx/core/disclosure';
import { useEffect, useRef } from 'react';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { Button } from '#primitives/display/button.js';
import { TaxSaverStrip } from '#domain/calculator/tax-saver-strip.lazy.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { FlashPlace } from '#domain/session/flash-place.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { useWidget } from '#api/widget-context.js';
import css from './empty-cart.css?inline';
import { emptyCartText as text } from './empty-cart.text.js';
import { LapsedOrders } from './lapsed-orders.js';
import { UnpaidOrders } from './unpaid-orders.js';

export interface EmptyCartProps {
  /** The last item has just gone, and the focus with it. */
  readonly isLeft: boolean;
  /** Orders that lapsed are being put back into it, on a press. */
  readonly onPutBack: () => void;
}

/** A cart of nothing: ways on, and the orders that were made of it and wait to be paid. */
export function EmptyCart({ isLeft, onPutBack }: EmptyCartProps) {
  useStyles(css);
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
      <UnpaidOrders enabled={status === 'signed_in'} />
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
