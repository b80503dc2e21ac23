import type { Cart } from '@prosperx/core/cart';
import { RISK_WARNING } from '@prosperx/core/disclosure';
import { useId, useRef } from 'react';
import { useBeforePaint } from '#theme/use-before-paint.js';
import { useStyles } from '#theme/use-styles.js';
import { ButtonLink } from '#primitives/display/button-link.js';
import { Money } from '#primitives/display/money.js';
import { SiteLink } from '#domain/navigation/site-link.js';
import { SumList } from '#primitives/display/sum-list.js';
import { useSiteLink } from '#api/use-site-link.js';
import { cartBadgeText as text } from './cart-badge.text.js';
import { type PreviewRow, previewOf } from './cart-preview-rows.js';
import css from './cart-preview.css?inline';

interface CartPreviewProps {
  /** Undefined: it could not be read. */
  readonly cart: Cart | undefined;
  readonly onFollow: () => void;
}

/** What is in the cart, in short, over the page. */
export function CartPreview({ cart, onFollow }: CartPreviewProps) {
  useStyles(css);
  const panel = useRef<HTMLDivElement>(null);
  useBeforePaint(() => panel.current?.showPopover?.(), []);
  return (
    <div ref={panel} className="cart-preview" popover="manual" role="group" aria-label={text.preview}>
      {cart && cart.noOfItems > 0 ? (
        <Filled cart={cart} onFollow={onFollow} />
      ) : (
        <>
          <p>{cart ? text.empty : text.failed}</p>
          <SiteLink to={cart ? '/home' : '/cart-review'} quiet onFollow={onFollow}>
            {cart ? text.explore : text.goToCart}
          </SiteLink>
        </>
      )}
    </div>
  );
}

function Filled({ cart, onFollow }: { readonly cart: Cart; readonly onFollow: () => void }) {
  const toCart = useSiteLink({ to: '/cart-review', onFollow });
  const { packs, funds, more } = previewOf(cart);
  return (
    <>
      <Rows title={text.packs} rows={packs} />
      <Rows title={text.funds} rows={funds} />
      {more > 0 && <p className="px-muted px-small">{text.more(more)}</p>}
      <SumList lines={[{ term: text.total, value: <Money amount={cart.amount} />, total: true }]} />
      <ButtonLink {...toCart} variant="primary" block>
        {text.goToCart}
      </ButtonLink>
      <p className="px-muted px-small">{RISK_WARNING}</p>
    </>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly PreviewRow[] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <div>
      <p className="px-muted px-small" id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {rows.map(({ id: key, name, plan, amount }) => (
          <li key={key}>
            <span>
              {name}
              <small>{plan}</small>
            </span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
    </div>
  );
}
