import { errorText } from '@prosperx/core/errors';
import { formatMoney } from '@prosperx/core/format';
import { OtpDialog } from '#domain/session/otp-dialog.js';
import { Banner } from '#primitives/display/banner.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { errorMessageOr } from '#services/error-message.js';
import { useAudienceWords } from '#session/use-audience.js';
import { paymentOtpText } from './paying.text.js';
import type { CheckoutVerbs } from './use-checkout.js';

export interface PaymentOtpProps {
  readonly checkout: CheckoutVerbs;
}

/** The code without which no order is paid, and no SIP that begins later is registered. */
export function PaymentOtp({ checkout }: PaymentOtpProps) {
  const text = useWords(paymentOtpText);
  const errors = useWords(errorText);
  const words = useAudienceWords();
  const sent = checkout.step.name === 'otp' ? checkout.step.sent : null;
  return (
    <OtpDialog
      sent={sent}
      title={text.title}
      submit={checkout.amount > 0 ? text.confirm(formatMoney(checkout.amount, 2)) : text.confirmSip}
      busy={checkout.isBusy}
      error={checkout.otpError}
      textOf={(error) => errorMessageOr(error, errors.otp_not_verified)}
      notice={sent?.highRisk && <Banner>{text.highRisk(words)}</Banner>}
      onGive={checkout.giveCode}
      onResend={checkout.sendCode}
      onClose={checkout.close}
    />
  );
}
