import { Icon, siteIcons, useCart } from '@prosperx/sdk/internal';
import { Link } from '@tanstack/react-router';
import { layoutText } from '#layout.text.js';

export function CartLink() {
  const count = useCart().data?.noOfItems ?? 0;
  return (
    <Link className="px-iconbtn" to="/cart-review" aria-label={layoutText.cart(count)}>
      <Icon shape={siteIcons.cart} />
      {count > 0 && (
        <span className="px-count" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
