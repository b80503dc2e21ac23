import { type AmountDecimals, formatRupees } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import { useStyles } from '#theme/use-styles.js';
import css from './money.css?inline';

export interface MoneyProps {
  amount: Paise;
  /** `hero`: the one large figure of a screen. */
  size?: 'hero' | 'lg' | undefined;
  /** 2 on orders, NAV and redemption; 0 elsewhere. */
  decimals?: AmountDecimals | undefined;
}

/** Characters of a whole amount beyond which a large figure may be wider than what it stands in: a hundred crores and more. */
const LONG = 12;

/** The only way to print an amount: a light ₹, Indian groups, figures of one width; paise smaller in a hero. */
export function Money({ amount, size, decimals = 0 }: MoneyProps) {
  useStyles(css);
  const [, minus, whole, paise] = /^(\D?)([\d,]+)(.*)/.exec(formatRupees(amount, decimals)) ?? [];
  return (
    <span className="px-money" data-size={size} data-long={(whole?.length ?? 0) > LONG || undefined}>
      {minus}
      <i>₹</i>
      {whole}
      {size === 'hero' && paise ? <small>{paise}</small> : paise}
    </span>
  );
}

/** A figure that is no money, such as a rate, in the place of a hero's amount. */
export function HeroFigure({ figure }: { figure: string }) {
  useStyles(css);
  return (
    <span className="px-money" data-size="hero">
      {figure}
    </span>
  );
}
