import { PAYMENT_MODES, type PaymentMode } from '@prosperx/core/payment';

const NAME = 'px-payment-mode';

/** The mode that was last chosen in this browser; null where none was, or nothing can be kept. */
export function rememberedMode(): PaymentMode | null {
  try {
    const kept = localStorage.getItem(NAME);
    return kept !== null && Object.hasOwn(PAYMENT_MODES, kept) ? (kept as PaymentMode) : null;
  } catch {
    return null;
  }
}

export function rememberMode(mode: PaymentMode): void {
  try {
    localStorage.setItem(NAME, mode);
  } catch {
    // it is asked for again
  }
}
