import { checkEmail, checkName, tidyText } from '@prosperx/core/session';
import { useForm } from '#primitives/form/use-form.js';
import { TextField } from '#primitives/form/text-field.js';
import { TextLink } from '#primitives/display/text-link.js';
import { loginText } from '#features/login/login.text.js';
import type { LoginVerbs, StepOf } from '#features/login/use-login.js';
import { sentenceOfCode, StepForm } from './step-form.js';

interface DetailsStepProps {
  readonly step: StepOf<'userdetails'>;
  readonly login: LoginVerbs;
}

export function DetailsStep({ step: { mobile }, login }: DetailsStepProps) {
  const form = useForm({
    initial: { emailId: '', userName: '' },
    check: ({ emailId, userName }) => ({
      emailId: checkEmail(tidyText(emailId)),
      userName: checkName(tidyText(userName)),
    }),
    textOf: sentenceOfCode,
    eager: true,
    onSubmit: ({ emailId, userName }) =>
      login.giveDetails(mobile, { emailId: tidyText(emailId), userName: tidyText(userName) }),
  });
  const links = (
    <TextLink small onClick={login.startAgain}>
      {loginText.wrongMobile}
    </TextLink>
  );
  return (
    <StepForm login={login} form={form} username={mobile} links={links}>
      <TextField
        {...form.field('emailId')}
        label={loginText.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...form.field('userName')} label={loginText.name} note={loginText.nameNote} autoComplete="name" />
    </StepForm>
  );
}
