import { PxError } from '@prosperx/core/errors';
import { sentenceOf } from '#api/services.js';
import { OtpDialog } from '#domain/session/otp-dialog.js';
import { occupationStepText as text } from './occupation.text.js';
import type { Confirm } from './use-confirm.js';

/** The code that confirms all that was told. */
export function ConfirmDialog({ confirm }: { readonly confirm: Confirm }) {
  const { at, sent } = confirm.state;
  return (
    <OtpDialog
      sent={at === 'otp' ? sent : null}
      title={text.otpTitle}
      submit={text.otpSubmit}
      busy={confirm.isBusy}
      error={confirm.otpError}
      textOf={otpSentence}
      onGive={confirm.giveCode}
      onResend={confirm.sendCode}
      onClose={confirm.close}
    />
  );
}

/** What the server says, with a period at its end; of a server that is not reached, a sentence of its own. */
function otpSentence(error: Error): string {
  if (error instanceof PxError && (error.code === 'offline' || error.code === 'timed_out')) return text.otpUnreachable;
  return sentenceOf(error).replace(/\.?$/, '.');
}
