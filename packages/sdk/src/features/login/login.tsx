import { isRegisteredWithBse } from '@prosperx/core/registration';
import { checkMobile, isGrownMinor, typeMobile } from '@prosperx/core/session';
import { NewTabLink } from '#domain/navigation/new-tab-link.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { usePreload } from '#primitives/display/lazy.js';
import { TextField } from '#primitives/form/text-field.js';
import { type Form, useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { lock } from '#primitives/icons/controls.js';
import { DataProvider } from '#services/services.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import type { CodeStep, Step } from './login-machine.js';
import { ConnectStep, LaterStep, Meeting } from './login-tasks.js';
import { loginContract } from './login.contract.js';
import { loginText } from './login.text.js';
import { loginErrorMessage, StepForm } from './steps/step-form.js';
import { type LoginVerbs, type StepOf, useLogin } from './use-login.js';
import css from './login.css?inline';

interface MobileStepProps {
  readonly step: StepOf<'mobile'>;
  readonly login: LoginVerbs;
}

const countryCode = '+91';

function MobileStep({ step, login }: MobileStepProps) {
  const text = useWords(loginText);
  const form = useForm({
    initial: { mobile: step.mobile },
    check: ({ mobile }) => ({ mobile: checkMobile(mobile) }),
    textOf: loginErrorMessage,
    eager: true,
    onSubmit: ({ mobile }) => login.giveMobile(mobile),
  });
  // fetched while the number is typed: nobody who passes by needs it
  usePreload(LaterStep, form.values.mobile !== '');
  return (
    <StepForm login={login} form={form} otherwise={<NewHere login={login} form={form} />}>
      <TextField
        {...form.field('mobile')}
        label={text.mobile}
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

interface NewHereProps {
  readonly login: LoginVerbs;
  readonly form: Form<{ mobile: string }>;
}

/** Leads a new visitor on with the number that they have typed. */
function NewHere({ login, form }: NewHereProps) {
  const text = useWords(loginText);
  const { mobile } = form.values;
  return (
    <Button
      size="lg"
      block
      onClick={() => (form.isValid ? login.openAccount(mobile) : form.refuse({ mobile: checkMobile(mobile) }))}
    >
      {text.newHere}
    </Button>
  );
}

export function Login(props: ViewProps<typeof loginContract>) {
  return (
    <DataProvider>
      <Steps {...props} />
    </DataProvider>
  );
}

function Steps({ connectionRequest, heading, onAnswered, onAuthorised }: ViewProps<typeof loginContract>) {
  const text = useWords(loginText);
  useStyles(css);
  const login = useLogin({
    connectionRequest,
    onAnswered: (connected) => onAnswered?.({ connected }),
    onDone: (user) => onAuthorised?.({ registered: isRegisteredWithBse(user), minor: isGrownMinor(user) }),
  });
  const intro = introOf(login.step, text);
  return (
    <section className="login">
      <div aria-live="polite">
        <h2 className="login__title">{titleOf(login.step, heading, text)}</h2>
        {intro && <p className="login__lead">{intro}</p>}
      </div>
      <CurrentStep login={login} />
      {connectionRequest && <Meeting login={login} />}
      <PrivacyNote />
    </section>
  );
}

function titleOf(step: Step, heading: string | undefined, text: typeof loginText): string {
  if (step.name === 'done') return text.welcome(step.user.name);
  return step.name === 'connect' ? text.connect(step.partner) : (heading ?? text.titles[step.name]);
}

function introOf(step: Step, text: typeof loginText): string | null {
  if ('code' in step) return leadOfCode(step, text);
  return 'mobile' in step && step.mobile ? text.forMobile(step.mobile) : null;
}

function leadOfCode({ mobile, code: { sends } }: CodeStep, text: typeof loginText): string {
  return sends === 0 ? text.codeSentBefore(mobile) : text.codeSent(mobile, sends);
}

function CurrentStep({ login }: { readonly login: LoginVerbs }) {
  const { step } = login;
  if (step.name === 'mobile') return <MobileStep key={String(login.hasMoved)} step={step} login={login} />;
  if (step.name === 'connect' || (step.name === 'done' && step.refusal))
    return <ConnectStep step={step} login={login} />;
  return step.name === 'done' ? null : <LaterStep step={step} login={login} />;
}

function PrivacyNote() {
  const text = useWords(loginText);
  return (
    <p className="login__note">
      <Icon shape={lock} />
      <span>
        {text.keptPrivate} <NewTabLink to="/privacy-policy">{text.privacyPolicy}</NewTabLink>,{' '}
        <NewTabLink to="/terms-conditions">{text.terms}</NewTabLink>
      </span>
    </p>
  );
}

export const LoginWidget = /* @__PURE__ */ toReact(loginContract, Login);
