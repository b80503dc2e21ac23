import { checkPassword } from '@prosperx/core/session';
import { useForm } from '#primitives/form/use-form.js';
import { PasswordField } from '#primitives/form/password-field.js';
import { TextLink } from '#primitives/display/text-link.js';
import { loginText } from '#features/login/login.text.js';
import type { LoginVerbs, StepOf } from '#features/login/use-login.js';
import { sentenceOfCode, StepForm } from './step-form.js';

interface PasswordStepProps {
  readonly step: StepOf<'password'>;
  readonly login: LoginVerbs;
}

export function PasswordStep({ step: { mobile }, login }: PasswordStepProps) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: checkPassword(password) }),
    textOf: sentenceOfCode,
    eager: true,
    onSubmit: ({ password }) => login.givePassword(mobile, password),
  });
  const links = (
    <>
      <TextLink small onClick={login.startAgain}>
        {loginText.wrongMobile}
      </TextLink>
      <TextLink small onClick={() => login.forgetPassword(mobile)}>
        {loginText.forgotPassword}
      </TextLink>
    </>
  );
  return (
    <StepForm login={login} form={form} username={mobile} links={links}>
      <PasswordField {...form.field('password')} label={loginText.password} autoComplete="current-password" />
    </StepForm>
  );
}
