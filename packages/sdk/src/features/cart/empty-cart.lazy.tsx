import { type ReactNode, useEffect, useRef } from 'react';
import { TaxSaverStrip } from '#domain/calculator/tax-saver-strip.lazy.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { useSession } from '#session/use-session.js';
import { useStyles } from '#theme/use-styles.js';
import { emptyCartText } from './cart.text.js';
import css from './empty-cart.css?inline';

/** A visitor has none of these. Nothing stands below them before they are known: it would jump. */
const OrdersOfCart = lazy(async () => (await import('./orders-of-cart.lazy.js')).OrdersOfCart);

export interface EmptyCartProps {
  /** Stands in its place while the orders are asked. */
  readonly waiting: ReactNode;
  /** The last item has just gone, and the focus with it. */
  readonly isLeft: boolean;
  readonly suggestions: boolean;
  /** The owner pressed the button that restores expired orders to the cart. */
  readonly onRestored: () => void;
}

/** A cart of nothing: ways on, and the orders that were made of it and wait to be paid. */
export function EmptyCart({ waiting, onRestored, ...props }: EmptyCartProps) {
  const { status, failure } = useSession();
  if (status === 'unknown' && failure === undefined) return waiting;
  if (status !== 'signed_in') return <Emptiness {...props} />;
  return (
    <OrdersOfCart fallback={waiting} waiting={waiting} onRestored={onRestored}>
      {(orders) => <Emptiness orders={orders} {...props} />}
    </OrdersOfCart>
  );
}

interface EmptinessProps extends Pick<EmptyCartProps, 'isLeft' | 'suggestions'> {
  readonly orders?: ReactNode;
}

function Emptiness({ isLeft, suggestions, orders }: EmptinessProps) {
  const text = useWords(emptyCartText);
  useStyles(css);
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
      {orders}
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
      <p className="px-muted px-small">
        <RiskWarning />
      </p>
    </div>
  );
}
