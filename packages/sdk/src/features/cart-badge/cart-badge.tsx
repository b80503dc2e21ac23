import { lazy } from '#primitives/display/lazy.js';
import { useRef, useState } from 'react';
import { useCart } from '#queries/cart.js';
import { DataProvider } from '#api/data-provider.js';
import { useStyles } from '#theme/use-styles.js';
import { Icon } from '#primitives/display/icon.js';
import iconButton from '#primitives/display/icon-button.css?inline';
import { cart as shape } from '#primitives/icons/features.js';
import { useSiteLink } from '#api/use-site-link.js';
import { isFramed } from '#api/open-page.js';
import css from './cart-badge.css?inline';
import { cartBadgeText as text } from './cart-badge.text.js';
import { usePreview } from './use-preview.js';

/** Without its code there is no preview, and the way to the cart stays. */
const CartPreview = lazy(async () => (await import('./cart-preview.lazy.js')).CartPreview, { optional: true });

export function CartBadge() {
  return (
    <DataProvider>
      <Badge />
    </DataProvider>
  );
}

const MOST_SHOWN = 99;

function Badge() {
  useStyles(iconButton);
  useStyles(css);
  const { data: cart, isPending } = useCart();
  const box = useRef<HTMLDivElement>(null);
  const { isOpen, close } = usePreview(box);
  const isWanted = isOpen && !isPending && !isFramed();
  const count = cart?.noOfItems;
  const toCart = useSiteLink({ to: '/cart-review', onFollow: close });
  return (
    <div ref={box} className="cart-badge">
      <a {...toCart} className="px-iconbtn" aria-label={count === undefined ? text.cart : text.label(count)}>
        <Icon shape={shape} />
        {count ? (
          <span className="px-count" aria-hidden="true">
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        ) : null}
      </a>
      <Announced count={count} />
      {isWanted && <CartPreview cart={cart} onFollow={close} />}
    </div>
  );
}

/** Says how much is in the cart when that has changed, not when one comes. */
function Announced({ count }: { readonly count: number | undefined }) {
  const [known, setKnown] = useState({ count, changed: false });
  if (known.count !== count) setKnown({ count, changed: known.changed || known.count !== undefined });
  return (
    <span className="px-vh" role="status">
      {known.changed && count !== undefined ? text.changed(count) : null}
    </span>
  );
}
