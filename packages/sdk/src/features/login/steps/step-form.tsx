import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { formatWait } from '@prosperx/core/format';
import { said } from '@prosperx/core/language';
import { type LoginErrorCode, loginErrorText } from '@prosperx/core/session';
import { type ReactNode, useEffect } from 'react';
import { loginText } from '#features/login/login.text.js';
import type { LoginVerbs } from '#features/login/use-login.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import type { Form } from '#primitives/form/use-form.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { errorMessage, useServices, useStore } from '#services/services.js';
import { useBeforePaint } from '#theme/use-styles.js';

export interface StepFormProps<Values extends object> {
  readonly login: LoginVerbs;
  readonly form: Form<Values>;
  /** The mobile number of the login, for password managers; left out where it is typed. */
  readonly username?: string;
  readonly submit?: string;
  readonly disabledReason?: string | undefined;
  readonly links?: ReactNode;
  /** The other way on, below the button. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** The field that an answer of the server is about. */
const FIELDS: Readonly<Partial<Record<ErrorCode, string>>> = {
  wrong_password: 'password',
  otp_wrong: 'otp',
  otp_expired: 'otp',
  otp_spent: 'otp',
};

/** The sentence of what is wrong with a field; the server's refusals are sentences already. */
export const loginErrorMessage = (code: string) => said(loginErrorText)[code as LoginErrorCode] ?? code;

const focusFirst = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('input:not([hidden])')?.focus();

/** Shows what the forms of all steps have in common. Focus goes to the first field of a step that one has moved to, and of the first in a dialog; a part of a page takes none. */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const text = useWords(loginText);
  const { login, form, username, submit = text.submit, disabledReason, links, otherwise, children } = props;
  const { ref } = form.form;
  const { error } = login;
  const named = error instanceof PxError ? FIELDS[error.code] : undefined;
  const field = named && named in form.values ? named : null;
  const refuse = useLatest((name: keyof Values) => {
    // a person types a wrong code anew and does not correct it
    if (name === 'otp') form.set(name, '' as Values[typeof name]);
    form.refuse({ [name]: errorMessage(error) } as never);
  });
  useBeforePaint(() => {
    if (login.hasMoved) focusFirst(ref.current);
  }, []);
  // a dialog was opened for it; it puts the focus on its title first
  useEffect(() => {
    if (ref.current?.closest('dialog')) focusFirst(ref.current);
  }, [ref]);
  useEffect(() => {
    if (field) refuse.current(field as keyof Values);
  }, [error, field, refuse]);
  return (
    <form {...form.form} className="login__form">
      {error && !field && <Refusal login={login} error={error} />}
      {username !== undefined && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      {children}
      {links && <p className="login__links">{links}</p>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={login.isBusy}
        idle={!form.isValid || login.waitLeft > 0}
        disabledReason={disabledReason}
      >
        {submit}
      </Button>
      {otherwise}
    </form>
  );
}

interface RefusalProps {
  readonly login: Pick<LoginVerbs, 'waitLeft' | 'leaveLink'>;
  readonly error: Error;
}

/** Shows what went wrong, said once; a wait is counted down for the eye alone. Whoever came by the link of an advisor who is not theirs may leave it. */
export function Refusal({ login: { waitLeft, leaveLink }, error }: RefusalProps) {
  const text = useWords(loginText);
  const { code } = useStore(useServices().agent);
  const wait = error instanceof PxError ? error.details.retryAfter : undefined;
  if (wait === undefined) {
    return (
      <div role="alert">
        {error instanceof PxError && error.code === 'mapped_to_other_agent' ? (
          <Banner
            tone="danger"
            title={errorMessage(error)}
            action={
              code !== null && (
                <Button size="sm" onClick={leaveLink}>
                  {text.leaveLink}
                </Button>
              )
            }
          >
            {text.ownAdvisor}
          </Banner>
        ) : (
          <Banner tone="danger">{errorMessage(error)}</Banner>
        )}
      </div>
    );
  }
  const over = waitLeft === 0;
  return (
    <div>
      <p className="px-vh" role="alert">
        {over ? text.tryAgainNow : text.tooManyTries(formatWait(wait))}
      </p>
      <div aria-hidden="true">
        <Banner tone={over ? 'info' : 'danger'}>
          {over ? text.tryAgainNow : text.tooManyTries(formatWait(waitLeft))}
        </Banner>
      </div>
    </div>
  );
}
