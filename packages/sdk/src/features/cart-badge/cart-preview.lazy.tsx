import type { Cart, CartItem } from '@prosperx/core/cart';
import { frequencyName } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import type { Paise } from '@prosperx/core/money';
import { useId, useRef } from 'react';
import { SiteLink } from '#domain/navigation/site-link.js';
import { ButtonLink } from '#primitives/display/links.js';
import { Money } from '#primitives/display/money.js';
import { RiskWarning } from '#primitives/display/risk-warning.js';
import { SumList } from '#primitives/display/sum-list.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSiteLink } from '#services/use-site-link.js';
import { useBeforePaint, useStyles } from '#theme/use-styles.js';
import { cartBadgeText } from './cart-badge.text.js';
import css from './cart-preview.css?inline';

/** Rows of packs, and as many of funds. */
const PREVIEW_ROWS = 3;

interface PreviewRow {
  readonly id: string;
  readonly name: string;
  /** How it is invested. */
  readonly plan: string;
  readonly amount: Paise;
}

/** Returns what the preview shows of a cart, and how many items it leaves to the cart itself. */
export function previewOf(cart: Cart): {
  readonly packs: readonly PreviewRow[];
  readonly funds: readonly PreviewRow[];
  readonly more: number;
} {
  const { activeMintPackInvestmentDetailList: packs, activeCustomizedInvestmentDetailList: funds } = cart;
  const shown = {
    packs: packs.slice(0, PREVIEW_ROWS).map((item) => rowOf(item, item.packName)),
    funds: funds.slice(0, PREVIEW_ROWS).map((item) => rowOf(item, item.investmentDetail[0]?.mutualFund.fundName ?? '')),
  };
  return { ...shown, more: packs.length + funds.length - shown.packs.length - shown.funds.length };
}

const rowOf = (item: CartItem, name: string): PreviewRow => ({
  id: item.investmentId,
  name,
  plan: planOf(item),
  amount: item.totalAmount,
});

function planOf({ investmentType, investmentFrequency }: CartItem): string {
  const text = said(cartBadgeText);
  return investmentType === 'SIP' ? text.sip(frequencyName(investmentFrequency) ?? '') : text.lumpsum;
}

interface CartPreviewProps {
  /** Undefined: it could not be read. */
  readonly cart: Cart | undefined;
  readonly onFollow: () => void;
}

/** Shows what is in the cart, in short, over the page. */
export function CartPreview({ cart, onFollow }: CartPreviewProps) {
  const text = useWords(cartBadgeText);
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
  const text = useWords(cartBadgeText);
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
      <p className="px-muted px-small">
        <RiskWarning />
      </p>
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
              <span lang="en">{name}</span>
              <small>{plan}</small>
            </span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
    </div>
  );
}
