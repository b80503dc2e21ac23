import { formatNav } from '@prosperx/core/format';
import type { Nav } from '@prosperx/core/money';
import { useStyles } from '#theme/use-styles.js';
import css from '#primitives/display/money.css?inline';

export interface NavFigureProps {
  /** Rupees a unit. */
  nav: Nav;
  /** `hero`: the one large figure of a screen, with two decimals in place of four. */
  size?: 'hero' | undefined;
}

/** The price of a unit, printed as money is. */
export function NavFigure({ nav, size }: NavFigureProps) {
  useStyles(css);
  return (
    <span className="px-money" data-size={size}>
      <i>₹</i>
      {formatNav(nav, size === 'hero' ? 2 : 4)}
    </span>
  );
}
