import { getPaymentChoices, PAYMENT_MODES, type PaymentMode } from '@prosperx/core/payment';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#api/services.js';

const NAME = 'px-payment-mode';
const UPI_BY = 'px-upi-by';

/** The mode that was last chosen in this browser; null where none was, or nothing can be kept. */
export function rememberedMode(): PaymentMode | null {
  try {
    const kept = localStorage.getItem(NAME);
    return kept !== null && Object.hasOwn(PAYMENT_MODES, kept) ? (kept as PaymentMode) : null;
  } catch {
    return null;
  }
}

type UpiBy = 'app' | 'id';

/** How a payment by UPI was last approved; not the id itself, which is nobody else's to read. */
export function rememberedUpiBy(): UpiBy {
  try {
    return localStorage.getItem(UPI_BY) === 'id' ? 'id' : 'app';
  } catch {
    return 'app';
  }
}

export function rememberMode(mode: PaymentMode, upiBy: UpiBy): void {
  try {
    localStorage.setItem(NAME, mode);
    if (mode === 'upi') localStorage.setItem(UPI_BY, upiBy);
  } catch {
    // it is asked for again
  }
}

/** What the choice of a payment mode needs: the own bank, an approved mandate, the account that a transfer goes to. */
export function usePaymentChoices(enabled = true) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'payment-choices'],
    queryFn: async () => (await api(getPaymentChoices)).data,
    enabled,
  });
}
