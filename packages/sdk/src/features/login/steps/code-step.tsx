import { PxError } from '@prosperx/core/errors';
import {
  checkConfirmPassword,
  checkNewPassword,
  checkOtp,
  type NewPasswordErrorCode,
  newPasswordErrorText,
} from '@prosperx/core/session';
import { useEffect, useRef } from 'react';
import type { CodeStep as Step } from '#features/login/login-machine.js';
import type { LoginVerbs } from '#features/login/use-login.js';
import { TextLink } from '#primitives/display/links.js';
import { useCountdown } from '#primitives/display/use-countdown.js';
import { OtpField, PasswordField, useWebOtp } from '#primitives/form/secret-fields.js';
import { type Form, useForm } from '#primitives/form/use-form.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useBeforePaint } from '#theme/use-styles.js';
import { codeStepText } from './code-step.text.js';
import { laterStepText } from './later-step.text.js';
import { loginErrorMessage, StepForm } from './step-form.js';

interface CodeStepProps {
  readonly step: Step;
  readonly login: LoginVerbs;
}

/** Asks for the code and a new password: of a new visitor, and of a person who has no password yet or forgot it. */
export function CodeStep({ step, login }: CodeStepProps) {
  const later = useWords(laterStepText);
  const own = useWords(codeStepText);
  const faults = useWords(newPasswordErrorText);
  const { code, mobile } = step;
  const email = step.name === 'confirmpassword' ? step.details.emailId : undefined;
  const isVerified = code.ticket !== null;
  const form = useForm({
    initial: { otp: '', password: '', confirmed: '' },
    check: ({ otp, password, confirmed }) => ({
      otp: isVerified ? null : code.isOver ? own.codeOver : checkOtp(otp),
      password: checkNewPassword(password, { mobile, email }),
      confirmed: checkConfirmPassword(confirmed, password),
    }),
    textOf: (code) => faults[code as NewPasswordErrorCode] ?? loginErrorMessage(code),
    eager: true,
    onSubmit: ({ otp, password }) => login.setPassword(step, otp, password),
  });
  useWebOtp(code.sends, (otp) => form.set('otp', otp));
  useNewCode(code.sends, form);
  const { error } = login;
  const refuse = useLatest(form.refuse);
  useEffect(() => {
    // the server knows more passwords that many people use than a page could
    if (error instanceof PxError && error.details.fields) refuse.current(error.details.fields);
  }, [error, refuse]);
  const links = (
    <>
      <TextLink small onClick={login.startAgain}>
        {later.wrongMobile}
      </TextLink>
      <Resend step={step} login={login} />
    </>
  );
  return (
    <StepForm login={login} form={form} username={mobile} links={links}>
      <OtpField
        {...form.field('otp')}
        label={own.code}
        disabled={isVerified}
        hint={isVerified ? own.codeVerified : undefined}
      />
      <PasswordField
        {...form.field('password')}
        label={own.newPassword}
        hint={form.errorOf('password') ? undefined : own.newPasswordHint}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('confirmed')} label={own.confirmPassword} autoComplete="new-password" />
    </StepForm>
  );
}

/** Starts afresh for another code that was sent: nothing of it is typed yet, and nothing wrong. */
function useNewCode(sends: number, form: Form<{ otp: string; password: string; confirmed: string }>): void {
  const known = useRef(sends);
  const begin = useLatest(() => {
    form.forget('otp');
    form.form.ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  });
  useBeforePaint(() => {
    if (known.current !== sends) begin.current();
    known.current = sends;
  }, [sends, begin]);
}

function Resend({ step, login }: CodeStepProps) {
  const own = useWords(codeStepText);
  const { wait, sends } = step.code;
  const left = useCountdown(wait, `${sends} ${wait}`);
  if (left > 0) return <span className="login__wait">{own.resendIn(left)}</span>;
  return (
    <TextLink small onClick={() => login.resendCode(step)}>
      {own.resend}
    </TextLink>
  );
}
