import type { User } from '@prosperx/core/session';
import { DataProvider } from '#data/data-provider.js';
import { sentenceOf } from '#data/services.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import css from './login.css?inline';
import type { loginContract } from './login.contract.js';
import { loginText } from './login.text.js';
import { MobileStep } from './steps/mobile-step.js';
import { PasswordStep } from './steps/password-step.js';
import { ProfileStep } from './steps/profile-step.js';
import { type LoginVerbs, useLogin } from './use-login.js';

export function Login(props: ViewProps<typeof loginContract>) {
  return (
    <DataProvider>
      <Steps {...props} />
    </DataProvider>
  );
}

const titles = {
  mobile: loginText.mobileTitle,
  password: loginText.passwordTitle,
  multipleUsers: loginText.profilesTitle,
  done: loginText.mobileTitle,
} as const;

function Steps({ heading, onAuthorised }: ViewProps<typeof loginContract>) {
  useStyles(css);
  const login = useLogin((user: User) =>
    onAuthorised?.({
      registered: user.registeredWithBse === 3,
      minor: user.taxStatus === '02' && user.majorStatus !== null,
    }),
  );
  return (
    <section className="login">
      <h2 className="login__title">{heading ?? titles[login.step.name]}</h2>
      <CurrentStep login={login} />
      <p className="login__note">{loginText.privacy}</p>
    </section>
  );
}

function CurrentStep({ login }: { readonly login: LoginVerbs }) {
  const failure = login.error ? sentenceOf(login.error) : undefined;
  const { step } = login;
  switch (step.name) {
    case 'mobile':
      return <MobileStep step={step} login={login} failure={failure} />;
    case 'password':
      return <PasswordStep mobile={step.mobile} login={login} failure={failure} />;
    case 'multipleUsers':
      return <ProfileStep users={step.users} login={login} failure={failure} />;
    case 'done':
      return null;
  }
}
