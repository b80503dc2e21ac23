import { checkMobile, typeMobile } from '@prosperx/core/session';
import { useForm } from '#primitives/form/use-form.js';
import { TextField } from '#primitives/form/text-field.js';
import { loginText } from '#features/login/login.text.js';
import type { LoginVerbs, StepOf } from '#features/login/use-login.js';
import { sentenceOfCode, StepForm } from './step-form.js';

interface MobileStepProps {
  readonly step: StepOf<'mobile'>;
  readonly login: LoginVerbs;
}

const countryCode = '+91';

export function MobileStep({ step, login }: MobileStepProps) {
  const form = useForm({
    initial: { mobile: step.mobile },
    check: ({ mobile }) => ({ mobile: checkMobile(mobile) }),
    textOf: sentenceOfCode,
    eager: true,
    onSubmit: ({ mobile }) => login.giveMobile(mobile),
  });
  return (
    <StepForm login={login} form={form}>
      <TextField
        {...form.field('mobile')}
        label={loginText.mobile}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        accept={typeMobile}
        before={countryCode}
        figures
      />
    </StepForm>
  );
}
