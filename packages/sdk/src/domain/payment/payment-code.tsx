import { usePart } from '#api/use-part.js';
import type { PaymentOtpProps } from './payment-otp.js';

const loadOtp = () => import('./payment-otp.js');

/** The question for the code, fetched while the payer looks at what he pays. */
export function PaymentCode(props: PaymentOtpProps) {
  const part = usePart(loadOtp);
  return part && <part.PaymentOtp {...props} />;
}
