import { Icon, siteIcons } from '@prosperx/sdk/internal';
import { Link } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';
import { CartBadge } from './lazy-regions.js';

/** The way to the cart; how much is in it, and a preview, when they are there. */
export function CartLink() {
  const plain = (
    <Link className="px-iconbtn" to="/cart-review" aria-label={layoutText.cart}>
      <Icon shape={siteIcons.cart} />
    </Link>
  );
  return <CartBadge fallback={plain} />;
}
