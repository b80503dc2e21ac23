import { PxError } from '@prosperx/core/errors';
import { transactionOtpText } from '@prosperx/core/order';
import { checkOtp } from '@prosperx/core/session';
import { sentenceOf } from '#data/services.js';
import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { Dialog } from '#ui/dialog.js';
import { useForm } from '#ui/form/use-form.js';
import { OtpField } from '#ui/otp-field.js';
import { TextLink } from '#ui/text-link.js';
import type { Step } from './checkout-machine.js';
import { checkoutText } from './checkout.text.js';
import type { CheckoutVerbs } from './use-checkout.js';
import { useCountdown } from './use-countdown.js';

const RESEND_SECONDS = 30;

export function OtpDialog({ checkout }: { readonly checkout: CheckoutVerbs }) {
  const { step } = checkout;
  const open = step.name === 'otp';
  return (
    <Dialog open={open} title={checkoutText.otpTitle} onClose={checkout.close}>
      {open && <OtpForm key={step.sends} step={step} checkout={checkout} />}
    </Dialog>
  );
}

interface OtpFormProps {
  readonly step: Extract<Step, { name: 'otp' }>;
  readonly checkout: CheckoutVerbs;
}

function OtpForm({ step, checkout }: OtpFormProps) {
  const left = useCountdown(RESEND_SECONDS);
  const form = useForm({
    initial: { otp: '' },
    check: ({ otp }) => ({ otp: checkOtp(otp) }),
    textOf: (code) => transactionOtpText[code as 'otp_required'],
    onSubmit: ({ otp }) => checkout.giveCode(otp),
  });
  const field = form.field('otp');
  const refused = checkout.otpError ? otpSentence(checkout.otpError) : undefined;
  return (
    <form {...form.form} className="checkout__otp">
      {step.highRisk && <Banner>{checkoutText.otpHighRisk}</Banner>}
      <OtpField
        {...field}
        label={checkoutText.otpLabel}
        hint={checkoutText.otpSent(step.sentTo, step.sends)}
        error={field.error ?? refused}
      />
      {left > 0 ? (
        <p className="checkout__muted">{checkoutText.otpWait(left)}</p>
      ) : (
        <TextLink onClick={checkout.sendCode}>{checkoutText.otpResend}</TextLink>
      )}
      <Button type="submit" variant="primary" block busy={checkout.isBusy}>
        {checkoutText.otpSubmit}
      </Button>
    </form>
  );
}

function otpSentence(error: Error): string {
  return error instanceof PxError && error.code === 'otp_expired' ? checkoutText.otpExpired : sentenceOf(error);
}
