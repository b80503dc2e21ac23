import { PxError } from '@prosperx/core/errors';
import { said } from '@prosperx/core/language';
import { transactionOtpText } from '@prosperx/core/order';
import { checkOtp } from '@prosperx/core/session';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/links.js';
import { useCountdown } from '#primitives/display/use-countdown.js';
import { OtpField, useWebOtp } from '#primitives/form/secret-fields.js';
import { useForm } from '#primitives/form/use-form.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import type { useProfileOtp } from '#queries/use-profile-otp.js';
import { isSessionExpired } from '#services/error-message.js';
import { errorMessage } from '#services/services.js';
import { useStyles } from '#theme/use-styles.js';
import { otpDialogText } from './session.text.js';
import css from './otp-dialog.css?inline';

interface ProfileOtpDialogProps {
  readonly otp: ReturnType<typeof useProfileOtp>;
  readonly title: string;
  readonly submit: string;
  /** Stands above the boxes. */
  readonly notice?: ReactNode;
}

/** Asks for the code by which a change of the profile is confirmed. */
export const ProfileOtpDialog = ({ otp, title, submit, notice }: ProfileOtpDialogProps) => (
  <OtpDialog
    sent={otp.sent}
    title={title}
    submit={submit}
    notice={notice}
    busy={otp.isBusy}
    error={otp.error}
    onGive={otp.give}
    onResend={otp.resend}
    onClose={otp.close}
  />
);

export interface SentCode {
  /** Masked mobile. */
  readonly sentTo: string;
  /** The number of codes that were sent here; 0 while an earlier code is still valid. */
  readonly sends: number;
  /** Seconds until another may be asked for. */
  readonly wait: number;
  /** When it was sent, by `performance.now()`, of a dialog that may be opened again meanwhile; left out: as the dialog opens. */
  readonly sentAt?: number;
}

export interface OtpDialogProps {
  /** null: closed. */
  readonly sent: SentCode | null;
  readonly title: string;
  readonly submit: string;
  readonly busy: boolean;
  /** What the last code was refused with. */
  readonly error: Error | null;
  /** What is said of that, where it is not the server's own sentence. */
  readonly textOf?: ((error: Error) => string) | undefined;
  /** Stands above the boxes. */
  readonly notice?: ReactNode;
  readonly onGive: (otp: string) => void;
  readonly onResend: () => void;
  readonly onClose: () => void;
  /** What is said of a code that is not complete, where it is not the usual sentence. */
  readonly incomplete?: string | undefined;
}

/** Asks for the code that was sent; another one empties the boxes. */
export function OtpDialog(props: OtpDialogProps) {
  const { sent, title, onClose } = props;
  return (
    <Dialog open={sent !== null} title={title} onClose={onClose}>
      {sent && <OtpForm key={sent.sends} {...props} sent={sent} />}
    </Dialog>
  );
}

type OtpFormProps = Omit<OtpDialogProps, 'sent' | 'title' | 'onClose'> & { readonly sent: SentCode };

/** The code's part of a dialog: boxes, the way to another code, and the button. */
export function OtpForm(props: OtpFormProps) {
  const text = useWords(otpDialogText);
  const { sent, submit, busy, error, textOf = errorMessage, notice, onGive, onResend, incomplete } = props;
  useStyles(css);
  const { sends, wait, sentAt } = sent;
  const left = useCountdown(
    useMemo(() => waitOf(wait, sentAt), [wait, sentAt]),
    sentAt,
  );
  const form = useForm({
    initial: { otp: '' },
    check: ({ otp }) => ({ otp: checkOtp(otp) }),
    textOf: (code) => (code === 'otp_incomplete' && incomplete) || sentenceOfOtp(code),
    onSubmit: ({ otp }) => onGive(otp),
  });
  useWebOtp(sends, (otp) => form.set('otp', otp));
  const refuse = useLatest((refusal: Error) => {
    // a person types a wrong code anew and does not correct it; a code that did not reach the server is sent again
    if (refusal instanceof PxError && isOfCode(refusal)) form.set('otp', '');
    form.refuse({ otp: textOf(refusal) });
  });
  // the dialog puts the focus on its title first
  const { ref } = form.form;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  useEffect(() => {
    if (error && !isSessionExpired(error)) refuse.current(error);
  }, [error, refuse]);
  return (
    <form {...form.form} className="px-otp-form px-room">
      {notice}
      <OtpField {...form.field('otp')} label={text.label} hint={hintOf(sent, text)} />
      {left > 0 ? (
        <p className="px-otp-form__wait">{text.wait(left)}</p>
      ) : (
        <TextLink small onClick={onResend}>
          {text.resend}
        </TextLink>
      )}
      <Button type="submit" variant="primary" block busy={busy}>
        {submit}
      </Button>
    </form>
  );
}

/** Seconds that are left of the wait. */
function waitOf(wait: number, sentAt = performance.now()): number {
  return Math.max(0, Math.ceil(wait - (performance.now() - sentAt) / 1_000));
}

const isOfCode = ({ code }: PxError) => code.startsWith('otp_') || code === 'transaction_otp_expired';

/** Returns the words of a code, or what the server said, as it is. */
const sentenceOfOtp = (code: string) => (said(transactionOtpText) as Readonly<Record<string, string>>)[code] ?? code;

function hintOf({ sentTo, sends }: SentCode, text: typeof otpDialogText): string {
  if (sends === 0) return text.sentBefore(sentTo);
  return sends > 1 ? text.sentAgain(sentTo) : text.sentTo(sentTo);
}
