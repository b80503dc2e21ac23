import { PxError } from '@prosperx/core/errors';
import { transactionOtpText } from '@prosperx/core/order';
import { checkOtp } from '@prosperx/core/session';
import { sentenceOf } from '#data/services.js';
import { useWhose } from '#data/use-audience.js';
import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { Dialog } from '#ui/dialog.js';
import { useForm } from '#ui/form/use-form.js';
import { OtpField } from '#ui/otp-field.js';
import { TextLink } from '#ui/text-link.js';
import { useCountdown } from '#ui/use-countdown.js';
import type { Step } from './checkout-machine.js';
import { orderSummaryText as text } from './order-summary.text.js';
import type { CheckoutVerbs } from './use-checkout.js';

const RESEND_SECONDS = 30;

export function OtpDialog({ checkout }: { readonly checkout: CheckoutVerbs }) {
  const { step } = checkout;
  const open = step.name === 'otp';
  return (
    <Dialog open={open} title={text.otpTitle} onClose={checkout.close}>
      {open && <OtpForm key={step.sent.sends} sent={step.sent} checkout={checkout} />}
    </Dialog>
  );
}

interface OtpFormProps {
  readonly sent: Extract<Step, { name: 'otp' }>['sent'];
  readonly checkout: CheckoutVerbs;
}

function OtpForm({ sent, checkout }: OtpFormProps) {
  const whose = useWhose();
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
      {sent.highRisk && <Banner>{text.otpHighRisk(whose)}</Banner>}
      <OtpField
        {...field}
        label={text.otpLabel}
        hint={text.otpSent(sent.sentTo, sent.sends)}
        error={field.error ?? refused}
      />
      {left > 0 ? (
        <p className="checkout__muted">{text.otpWait(left)}</p>
      ) : (
        <TextLink onClick={checkout.sendCode}>{text.otpResend}</TextLink>
      )}
      <Button type="submit" variant="primary" block busy={checkout.isBusy}>
        {text.otpSubmit}
      </Button>
    </form>
  );
}

function otpSentence(error: Error): string {
  return error instanceof PxError && error.code === 'otp_expired' ? text.otpExpired : sentenceOf(error);
}
