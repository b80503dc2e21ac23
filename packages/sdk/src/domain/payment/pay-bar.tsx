import type { AmountDecimals } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import type { ReactNode } from 'react';
import { Money } from '#primitives/display/money.js';
import { useStyles } from '#theme/use-styles.js';
import css from './pay-bar.css?inline';

interface PayBarProps {
  /** What the amount is. */
  term: string;
  amount: Paise;
  decimals?: AmountDecimals | undefined;
  /** Stands for an amount of 0. */
  none?: string | undefined;
  /** The button, and what is said with it. */
  children: ReactNode;
}

/** The way on to a payment with what is paid: at the foot of a narrow window; where a wide one has it, the sheet of its page says. */
export function PayBar({ term, amount, decimals, none, children }: PayBarProps) {
  useStyles(css);
  return (
    <div className="px-paybar">
      {/* said by the page already */}
      <p className="px-paybar__sum" aria-hidden="true">
        <small>{term}</small>
        {amount === 0 && none ? none : <Money amount={amount} size="lg" decimals={decimals} />}
      </p>
      {children}
    </div>
  );
}
