import {
  accountTypeName,
  checkEmail,
  checkName,
  checkPassword,
  checkProfileChoice,
  loginErrorText,
  signUpConsent,
  tidyText,
} from '@prosperx/core/session';
import { NewTabLink } from '#domain/navigation/new-tab-link.js';
import type { Step } from '#features/login/login-machine.js';
import { loginText } from '#features/login/login.text.js';
import type { LoginVerbs, StepOf } from '#features/login/use-login.js';
import { Button } from '#primitives/display/button.js';
import { TextLink } from '#primitives/display/links.js';
import { RadioCards } from '#primitives/form/radio-cards.js';
import { PasswordField } from '#primitives/form/secret-fields.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { mergeVisit } from '#queries/merge-visit.js';
import { canUsePasskeys } from '#services/can-use-passkeys.js';
import { useWidget } from '#services/widget-context.js';
import { checkCode, CodeField, CodeStep, Resend } from './code-step.js';
import { codeStepText } from './code-step.text.js';
import { laterStepText } from './later-step.text.js';
import * as newPasswordTasks from './new-password-tasks.js';
import { loginErrorMessage, StepForm } from './step-form.js';

export { mergeVisit, newPasswordTasks };

interface LaterStepProps {
  readonly step: Exclude<Step, { name: 'connect' | 'done' | 'mobile' }>;
  readonly login: LoginVerbs;
}

/** Every step between the mobile number and the login. */
export function LaterStep({ step, login }: LaterStepProps) {
  switch (step.name) {
    case 'password':
    case 'passwordcode':
      return <PasswordStep step={step} login={login} />;
    case 'userdetails':
      return <DetailsStep step={step} login={login} />;
    case 'confirmpassword':
    case 'updatepassword':
      return <CodeStep step={step} login={login} />;
    case 'multipleUsers':
      return <ProfileStep step={step} login={login} />;
  }
}

interface PasswordStepProps {
  readonly step: StepOf<'password' | 'passwordcode'>;
  readonly login: LoginVerbs;
}

/** Asks for the password, and for a code besides where that is not enough: what was typed stays. */
function PasswordStep({ step, login }: PasswordStepProps) {
  const { mobile } = step;
  const codeStep = step.name === 'passwordcode' ? step : null;
  const { apiBase } = useWidget();
  const codeWords = useWords(codeStepText);
  const loginWords = useWords(loginText);
  const laterWords = useWords(laterStepText);
  const form = useForm({
    initial: { otp: '', password: '' },
    check: ({ otp, password }) => ({
      otp: codeStep ? checkCode(codeStep.code, otp, codeWords.codeOver) : null,
      password: checkPassword(password),
    }),
    textOf: loginErrorMessage,
    eager: true,
    onSubmit: ({ otp, password }) =>
      codeStep ? login.givePasswordAndCode(codeStep, otp, password) : login.givePassword(mobile, password),
  });
  const links = (
    <>
      <TextLink small onClick={login.startAgain}>
        {laterWords.wrongMobile}
      </TextLink>
      {codeStep ? (
        <Resend step={codeStep} login={login} />
      ) : (
        <>
          <TextLink small onClick={() => login.forgetPassword(mobile)}>
            {laterWords.forgotPassword}
          </TextLink>
          <TextLink small onClick={() => login.openAccount(mobile)}>
            {loginWords.newHere}
          </TextLink>
        </>
      )}
    </>
  );
  return (
    <StepForm
      login={login}
      form={form}
      username={mobile}
      links={links}
      otherwise={
        !codeStep &&
        canUsePasskeys(apiBase) && (
          <Button size="lg" block onClick={login.givePasskey}>
            {laterWords.passkey}
          </Button>
        )
      }
    >
      {codeStep && <CodeField step={codeStep} form={form} hint={codeWords.whyCode} />}
      <PasswordField
        {...form.field('password')}
        label={laterWords.password}
        hint={codeStep ? undefined : laterWords.noPasswordYet}
        autoComplete="current-password"
      />
    </StepForm>
  );
}

interface ProfileStepProps {
  readonly step: StepOf<'multipleUsers'>;
  readonly login: LoginVerbs;
}

function ProfileStep({ step: { users }, login }: ProfileStepProps) {
  const loginErrorWords = useWords(loginErrorText);
  const loginWords = useWords(loginText);
  const laterWords = useWords(laterStepText);
  const form = useForm<{ profile: string | null }>({
    initial: { profile: null },
    check: ({ profile }) => ({ profile: checkProfileChoice(profile) }),
    textOf: loginErrorMessage,
    onSubmit: ({ profile }) => {
      const user = users.find(({ encryptedId }) => encryptedId === profile);
      if (user) login.chooseProfile(user);
    },
  });
  return (
    <StepForm
      login={login}
      form={form}
      submit={laterWords.continueWith}
      disabledReason={form.isValid ? undefined : loginErrorWords.profile_required}
    >
      <RadioCards
        legend={loginWords.titles.multipleUsers}
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

interface DetailsStepProps {
  readonly step: StepOf<'userdetails'>;
  readonly login: LoginVerbs;
}

function DetailsStep({ step: { mobile }, login }: DetailsStepProps) {
  const laterWords = useWords(laterStepText);
  const form = useForm({
    initial: { emailId: '', userName: '' },
    check: ({ emailId, userName }) => ({
      emailId: checkEmail(tidyText(emailId)),
      userName: checkName(tidyText(userName)),
    }),
    textOf: loginErrorMessage,
    eager: true,
    onSubmit: ({ emailId, userName }) =>
      login.giveDetails(mobile, { emailId: tidyText(emailId), userName: tidyText(userName) }),
  });
  const links = (
    <TextLink small onClick={login.startAgain}>
      {laterWords.wrongMobile}
    </TextLink>
  );
  return (
    <StepForm login={login} form={form} username={mobile} links={links}>
      <TextField
        {...form.field('emailId')}
        label={laterWords.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...form.field('userName')} label={laterWords.name} note={laterWords.nameNote} autoComplete="name" />
      <Consent />
    </StepForm>
  );
}

/** What a new visitor agrees to by going on; the version of its words is sent with the new account. */
function Consent() {
  const { lead: intro, terms, and, privacy, end } = useWords(signUpConsent);
  return (
    <p className="px-hint">
      {intro} <NewTabLink to="/terms-conditions">{terms}</NewTabLink> {and}{' '}
      <NewTabLink to="/privacy-policy">{privacy}</NewTabLink>
      {end}
    </p>
  );
}
