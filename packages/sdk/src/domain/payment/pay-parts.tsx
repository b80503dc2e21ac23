import { type AmountDecimals, formatDateShort } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import { businessDateAt, minuteOfDay } from '@prosperx/core/time';
import type { ReactNode } from 'react';
import { Money } from '#primitives/display/money.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useStyles } from '#theme/use-styles.js';
import css from './pay-bar.css?inline';
import { bankFrameText, paymentDeadlineText } from './paying.text.js';

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

/** A page of a bank that posts itself to the bank: in a frame with an origin of its own, so that it can reach nothing of ours. */
export function BankFrame({ html }: { readonly html: string }) {
  const bankFrameWords = useWords(bankFrameText);
  return (
    <iframe
      title={bankFrameWords.title}
      srcDoc={html}
      sandbox="allow-forms allow-scripts allow-top-navigation"
      style={{ inlineSize: '100%', blockSize: '40vh', border: 0 }}
    />
  );
}

/** Shows until when orders can be paid. @param until milliseconds since 1970; null: nothing waits. */
export function PaymentDeadline({ until }: { readonly until: number | null }) {
  const text = useWords(paymentDeadlineText);
  return until === null ? null : <small>{text.payBy(formatDateShort(businessDateAt(until)), clockAt(until))}</small>;
}

/** An instant as the time of day in India. */
export function clockAt(instant: number): string {
  const minute = minuteOfDay(instant);
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return `${((hour + 11) % 12) + 1}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}
