import { RISK_WARNING } from '@prosperx/core/disclosure';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { TaxSaverStrip } from '#domain/calculator/tax-saver-strip.lazy.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { readPaymentLink, useOrdersInProgress } from '#queries/order.js';
import { useRestoreCart } from '#queries/restore-orders.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { emptyCartText } from './cart.text.js';
import { UnpaidOrders } from './full-cart.lazy.js';
import css from './empty-cart.css?inline';

export interface EmptyCartProps {
  /** The last item has just gone, and the focus with it. */
  readonly isLeft: boolean;
  readonly suggestions: boolean;
  /** The owner pressed the button that restores expired orders to the cart. */
  readonly onRestored: () => void;
}

/** A cart of nothing: ways on, and the orders that were made of it and wait to be paid. */
export function EmptyCart({ isLeft, suggestions, onRestored }: EmptyCartProps) {
  const text = useWords(emptyCartText);
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
      <ExpiredOrders enabled={status === 'signed_in'} onRestored={onRestored} />
      <EmptyState level={2} title={text.title} text={text.text} action={explore} />
      <nav className="cart-empty__ways" aria-label={text.ways}>
        {text.links.map(({ to, params, name, note }) => (
          <SiteLink key={name} to={to} params={params}>
            <b>{name}</b>
            <small>{note}</small>
          </SiteLink>
        ))}
      </nav>
      {suggestions && <TaxSaverStrip />}
      <p className="px-muted px-small">{RISK_WARNING}</p>
      <FlashOutlet />
    </div>
  );
}

interface ExpiredOrdersProps {
  readonly enabled: boolean;
  /** Before the cart is filled by them. */
  readonly onRestored: () => void;
}

/** Orders that were made of the cart and not paid in time, with the way back into it; nothing where there are none. */
function ExpiredOrders({ enabled, onRestored }: ExpiredOrdersProps) {
  const text = useWords(emptyCartText);
  const { flash } = useServices();
  const { data = [], refetch } = useOrdersInProgress(enabled);
  const cartIds = data.flatMap(({ canRestore, paymentUrl }) => {
    const link = canRestore && paymentUrl !== null ? readPaymentLink(paymentUrl) : null;
    return link ? [link.cartId] : [];
  });
  const restore = useRestoreCart();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      onRestored();
      const done: boolean[] = [];
      for (const cartId of cartIds) done.push(await restore(cartId));
      return done.every(Boolean);
    },
    onSuccess: (isDone) => isDone && flash.getState().show('success', text.isBack),
    onSettled: () => refetch(),
  });
  if (cartIds.length === 0) return null;
  const back = (
    <Button size="sm" busy={isPending} onClick={() => mutate()}>
      {text.restore}
    </Button>
  );
  return (
    <Banner title={text.expired(cartIds.length)} action={back}>
      {text.expiredText}
    </Banner>
  );
}
