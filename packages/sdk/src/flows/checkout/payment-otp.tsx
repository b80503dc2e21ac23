import { PxError } from '@prosperx/core/errors';
import { sentenceOf } from '#data/services.js';
import { useWhose } from '#data/use-audience.js';
import { Banner } from '#ui/banner.js';
import { OtpDialog } from '#ui/otp-dialog.js';
import { orderSummaryText as text } from './order-summary.text.js';
import type { CheckoutVerbs } from './use-checkout.js';

/** Seconds until another code may be asked for (specification, investing, section 4). */
const RESEND_SECONDS = 30;

/** The code without which no order is paid. */
export function PaymentOtp({ checkout }: { readonly checkout: CheckoutVerbs }) {
  const whose = useWhose();
  const sent = checkout.step.name === 'otp' ? checkout.step.sent : null;
  return (
    <OtpDialog
      sent={sent && { sentTo: sent.sentTo, sends: sent.sends, wait: RESEND_SECONDS }}
      title={text.otpTitle}
      submit={text.otpSubmit}
      busy={checkout.isBusy}
      error={checkout.otpError}
      textOf={otpSentence}
      notice={sent?.highRisk && <Banner>{text.otpHighRisk(whose)}</Banner>}
      onGive={checkout.giveCode}
      onResend={checkout.sendCode}
      onClose={checkout.close}
    />
  );
}

function otpSentence(error: Error): string {
  return error instanceof PxError && error.code === 'otp_expired' ? text.otpExpired : sentenceOf(error);
}
