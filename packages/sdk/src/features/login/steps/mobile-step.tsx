import { checkMobile, loginErrorText, type LoginErrorCode, MOBILE_LENGTH, tidyMobile } from '@prosperx/core/session';
import { Banner } from '#ui/banner.js';
import { Button } from '#ui/button.js';
import { useForm } from '#ui/form/use-form.js';
import { TextField } from '#ui/text-field.js';
import type { Step } from '#features/login/login-machine.js';
import { loginText } from '#features/login/login.text.js';
import type { LoginVerbs } from '#features/login/use-login.js';

interface MobileStepProps {
  readonly step: Extract<Step, { name: 'mobile' }>;
  readonly login: LoginVerbs;
  readonly failure: string | undefined;
}

const countryCode = '+91';

export function MobileStep({ step, login, failure }: MobileStepProps) {
  const form = useForm({
    initial: { mobile: step.mobile },
    check: ({ mobile }) => ({ mobile: checkMobile(mobile) }),
    textOf: (code) => loginErrorText[code as LoginErrorCode],
    onSubmit: ({ mobile }) => login.giveMobile(mobile),
  });
  const unfinished = checkMobile(form.values.mobile) !== null;
  return (
    <form {...form.form} className="login__form">
      {step.notice && <Banner tone="danger">{loginText.notices[step.notice]}</Banner>}
      {failure && !step.notice && <Banner tone="danger">{failure}</Banner>}
      <TextField
        {...form.field('mobile')}
        label={loginText.mobile}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        maxLength={MOBILE_LENGTH + 6}
        accept={(typed) => tidyMobile(typed).slice(0, MOBILE_LENGTH)}
        before={countryCode}
        figures
      />
      <Button type="submit" variant="primary" block busy={login.isBusy} idle={unfinished}>
        {loginText.submit}
      </Button>
    </form>
  );
}
