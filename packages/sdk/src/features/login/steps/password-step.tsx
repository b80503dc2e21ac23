import { PxError } from '@prosperx/core/errors';
import { maskMobile } from '@prosperx/core/format';
import { checkPassword, loginErrorText, type LoginErrorCode } from '@prosperx/core/session';
import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { useForm } from '#ui/form/use-form.js';
import { PasswordField } from '#ui/password-field.js';
import { TextLink } from '#ui/text-link.js';
import { loginText } from '#features/login/login.text.js';
import type { LoginVerbs } from '#features/login/use-login.js';

interface PasswordStepProps {
  readonly mobile: string;
  readonly login: LoginVerbs;
  readonly failure: string | undefined;
}

export function PasswordStep({ mobile, login, failure }: PasswordStepProps) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: checkPassword(password) }),
    textOf: (code) => loginErrorText[code as LoginErrorCode],
    onSubmit: ({ password }) => login.givePassword(mobile, password),
  });
  const field = form.field('password');
  const isWrong = login.error instanceof PxError && login.error.code === 'wrong_password';
  return (
    <form {...form.form} className="login__form">
      {failure && !isWrong && <Banner tone="danger">{failure}</Banner>}
      <p className="login__who">
        {maskMobile(mobile)}
        <TextLink small onClick={login.startAgain}>
          {loginText.wrongMobile}
        </TextLink>
      </p>
      {/* password managers tie the password to the account by this field */}
      <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
      <PasswordField
        {...field}
        label={loginText.password}
        autoComplete="current-password"
        error={field.error ?? (isWrong ? failure : undefined)}
      />
      <Button type="submit" variant="primary" block busy={login.isBusy} idle={form.values.password === ''}>
        {loginText.submit}
      </Button>
    </form>
  );
}
