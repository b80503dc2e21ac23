import { PxError } from '@prosperx/core/errors';
import { transactionOtpText } from '@prosperx/core/order';
import { checkOtp } from '@prosperx/core/session';
import { sentenceOf } from '#data/services.js';
import { Button } from '#ui/button.js';
import { Dialog } from '#ui/dialog.js';
import { useForm } from '#ui/form/use-form.js';
import { OtpField } from '#ui/otp-field.js';
import { useCountdown } from '#ui/use-countdown.js';
import type { SentCode } from './confirm-machine.js';
import { occupationStepText as text } from './occupation.text.js';
import type { Confirm } from './use-confirm.js';

export function ConfirmDialog({ confirm }: { readonly confirm: Confirm }) {
  const { at, sent } = confirm.state;
  const open = at === 'otp' && sent !== null;
  return (
    <Dialog open={open} title={text.otpTitle} onClose={confirm.close}>
      {open && <OtpForm key={sent.sends} sent={sent} confirm={confirm} />}
    </Dialog>
  );
}

interface OtpFormProps {
  readonly sent: SentCode;
  readonly confirm: Confirm;
}

function OtpForm({ sent, confirm }: OtpFormProps) {
  const left = useCountdown(sent.resendAfter);
  const form = useForm({
    initial: { otp: '' },
    check: ({ otp }) => ({ otp: checkOtp(otp) }),
    textOf: (code) => transactionOtpText[code as 'otp_required'],
    onSubmit: ({ otp }) => confirm.giveCode(otp),
  });
  const field = form.field('otp');
  const refused = confirm.otpError ? otpSentence(confirm.otpError) : undefined;
  return (
    <form {...form.form} className="onboarding__otp">
      <OtpField {...field} label={text.otpLabel} hint={text.otpSent(sent.sentTo)} error={field.error ?? refused} live />
      <Button
        variant="ghost"
        size="sm"
        busy={confirm.isBusy}
        disabledReason={left > 0 ? text.otpWait(left) : undefined}
        onClick={confirm.sendCode}
      >
        {text.otpResend}
      </Button>
      <Button type="submit" variant="primary" block busy={confirm.isBusy}>
        {text.otpSubmit}
      </Button>
    </form>
  );
}

/** What the server says, with a period at its end; of a server that is not reached, a sentence of its own. */
function otpSentence(error: Error): string {
  if (error instanceof PxError && (error.code === 'offline' || error.code === 'timed_out')) return text.otpUnreachable;
  return sentenceOf(error).replace(/\.?$/, '.');
}
