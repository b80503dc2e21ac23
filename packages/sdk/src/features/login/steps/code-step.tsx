import { PxError } from '@prosperx/core/errors';
import {
  checkConfirmPassword,
  checkNewPassword,
  checkOtp,
  type NewPasswordErrorCode,
  newPasswordErrorText,
} from '@prosperx/core/session';
import { useEffect, useRef } from 'react';
import type { Code, CodeStep as Step, Proof } from '#features/login/login-machine.js';
import type { LoginVerbs } from '#features/login/use-login.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/links.js';
import { useCountdown } from '#primitives/display/use-countdown.js';
import { OtpField, PasswordField, useWebOtp } from '#primitives/form/secret-fields.js';
import { type Form, useForm } from '#primitives/form/use-form.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { canUsePasskeys } from '#services/can-use-passkeys.js';
import { useWidget } from '#services/widget-context.js';
import { useBeforePaint } from '#theme/use-styles.js';
import { codeStepText } from './code-step.text.js';
import { laterStepText } from './later-step.text.js';
import type { TypedPassword } from './new-password-tasks.js';
import { loginErrorMessage, StepForm } from './step-form.js';

interface CodeStepProps {
  readonly step: Exclude<Step, { name: 'passwordcode' }>;
  readonly login: LoginVerbs;
}

/** Asks for the code and a new password: of a new visitor, and of a person who has no password yet or forgot it. */
export function CodeStep({ step, login }: CodeStepProps) {
  const later = useWords(laterStepText);
  const own = useWords(codeStepText);
  const faults = useWords(newPasswordErrorText);
  const { apiBase } = useWidget();
  const { code, mobile } = step;
  const email = step.name === 'confirmpassword' ? step.details.emailId : undefined;
  const proof = step.name === 'updatepassword' ? step.proof : undefined;
  const initial = { otp: '', emailOtp: '', password: '', confirmed: '' };
  const checkPassword = ({ otp, password, confirmed }: typeof initial) => ({
    otp: checkCode(code, otp, own.codeOver),
    password: checkNewPassword(password, { mobile, email }),
    confirmed: checkConfirmPassword(confirmed, password),
  });
  const form = useForm({
    initial,
    check: (values) => ({ emailOtp: proof?.sentTo ? checkOtp(values.emailOtp) : null, ...checkPassword(values) }),
    textOf: (code) =>
      faults[code as NewPasswordErrorCode] ??
      own.mailFaults[code as keyof typeof own.mailFaults] ??
      loginErrorMessage(code),
    eager: true,
    onSubmit: (values) => login.setPassword(step, typedIn(values, proof)),
  });
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
      {proof?.sentTo ? <ResendMail step={step} proof={proof} login={login} /> : <Resend step={step} login={login} />}
    </>
  );
  // it stands for the code of the mail, and for nothing else that is asked
  const isUnfit = Object.values(checkPassword(form.values)).some(Boolean);
  const byPasskey = proof?.hasPasskey && canUsePasskeys(apiBase) && (
    <Button
      size="lg"
      block
      idle={isUnfit || login.isBusy || login.waitLeft > 0}
      onClick={() => login.setPasswordByPasskey(step, typedIn(form.values, proof))}
    >
      {own.passkey}
    </Button>
  );
  return (
    <StepForm login={login} form={form} username={mobile} links={links} otherwise={byPasskey}>
      {/* a code that is verified makes room for the second one */}
      {!(proof && code.ticket !== null) && <CodeField step={step} form={form} />}
      {proof && <ProofField proof={proof} form={form} />}
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

const typedIn = (
  { otp, password, emailOtp }: { readonly otp: string; readonly password: string; readonly emailOtp: string },
  proof: Proof | undefined,
): TypedPassword => ({ otp, password, emailOtp: proof?.sentTo ? emailOtp : null });

interface ProofFieldProps<Values extends { emailOtp: string }> {
  readonly proof: Proof;
  readonly form: Form<Values>;
}

/** The field of the second code, or why there is none. */
function ProofField<Values extends { emailOtp: string }>({ proof, form }: ProofFieldProps<Values>) {
  const own = useWords(codeStepText);
  const { sentTo, hasPasskey, sends } = proof;
  const begin = useLatest(() => {
    form.forget('emailOtp');
    form.form.ref.current?.querySelector<HTMLElement>('input[name=emailOtp]')?.focus();
  });
  useEffect(() => begin.current(), [sends, begin]);
  if (sentTo === null)
    return <Banner tone={hasPasskey ? 'info' : 'danger'}>{hasPasskey ? own.noMail : own.noProof}</Banner>;
  return <OtpField {...form.field('emailOtp')} label={own.mailCode} hint={own.mailCodeSent(sentTo)} />;
}

interface ResendMailProps {
  readonly step: Step;
  readonly proof: Proof;
  readonly login: LoginVerbs;
}

function ResendMail({ step, proof: { wait, sends }, login }: ResendMailProps) {
  const own = useWords(codeStepText);
  const left = useCountdown(wait, `mail ${sends} ${wait}`);
  if (left > 0) return <span className="login__wait">{own.resendMailIn(left)}</span>;
  return (
    <TextLink small onClick={() => login.resendMailCode(step)}>
      {own.resendMail}
    </TextLink>
  );
}

/** Returns what is wrong with a code that was typed; null where one is verified already. */
export const checkCode = (code: Code, otp: string, codeOver: string) =>
  code.ticket === null ? (code.isOver ? codeOver : checkOtp(otp)) : null;

interface CodeFieldProps<Values extends { otp: string }> {
  readonly step: Step;
  readonly form: Form<Values>;
  readonly hint?: string;
}

/** The field of the code, which the browser may fill in. */
export function CodeField<Values extends { otp: string }>({ step, form, hint }: CodeFieldProps<Values>) {
  const own = useWords(codeStepText);
  const { sends, ticket } = step.code;
  useWebOtp(sends, (otp) => form.set('otp', otp as Values['otp']));
  useNewCode(step, form);
  const isVerified = ticket !== null;
  return (
    <OtpField
      {...form.field('otp')}
      label={own.code}
      disabled={isVerified}
      hint={isVerified ? own.codeVerified : hint}
    />
  );
}

/** Starts afresh for another code that was sent: nothing of it is typed yet, and nothing wrong. The step of a password begins with its first. */
function useNewCode<Values extends { otp: string }>({ name, code: { sends } }: Step, form: Form<Values>): void {
  const known = useRef(name === 'passwordcode' ? null : sends);
  const begin = useLatest(() => {
    form.forget('otp');
    form.form.ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  });
  useBeforePaint(() => {
    if (known.current !== sends) begin.current();
    known.current = sends;
  }, [sends, begin]);
}

export function Resend({ step, login }: { readonly step: Step; readonly login: LoginVerbs }) {
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
