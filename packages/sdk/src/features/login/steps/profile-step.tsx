import { accountTypeName, checkProfileChoice, loginErrorText } from '@prosperx/core/session';
import { useForm } from '#primitives/form/use-form.js';
import { RadioCards } from '#primitives/form/radio-cards.js';
import { loginText } from '#features/login/login.text.js';
import type { LoginVerbs, StepOf } from '#features/login/use-login.js';
import { sentenceOfCode, StepForm } from './step-form.js';

interface ProfileStepProps {
  readonly step: StepOf<'multipleUsers'>;
  readonly login: LoginVerbs;
}

export function ProfileStep({ step: { users }, login }: ProfileStepProps) {
  const form = useForm<{ profile: string | null }>({
    initial: { profile: null },
    check: ({ profile }) => ({ profile: checkProfileChoice(profile) }),
    textOf: sentenceOfCode,
    onSubmit: ({ profile }) => {
      const user = users.find(({ encryptedId }) => encryptedId === profile);
      if (user) login.chooseProfile(user);
    },
  });
  return (
    <StepForm
      login={login}
      form={form}
      submit={loginText.continueWith}
      disabledReason={form.isValid ? undefined : loginErrorText.profile_required}
    >
      <RadioCards
        legend={loginText.titles.multipleUsers}
        cards={users.map(({ encryptedId, name, taxStatus }) => ({
          value: encryptedId,
          title: name,
          text: accountTypeName(taxStatus),
        }))}
        value={form.values.profile}
        onPick={(profile) => form.set('profile', profile)}
      />
    </StepForm>
  );
}
