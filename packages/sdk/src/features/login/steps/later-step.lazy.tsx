import type { Step } from '#features/login/login-machine.js';
import type { LoginVerbs } from '#features/login/use-login.js';
import { CodeStep } from './code-step.js';
import { DetailsStep } from './details-step.js';
import { PasswordStep } from './password-step.js';
import { ProfileStep } from './profile-step.js';

interface LaterStepProps {
  readonly step: Exclude<Step, { name: 'mobile' }>;
  readonly login: LoginVerbs;
}

/** Every step but the first. */
export function LaterStep({ step, login }: LaterStepProps) {
  switch (step.name) {
    case 'password':
      return <PasswordStep step={step} login={login} />;
    case 'userdetails':
      return <DetailsStep step={step} login={login} />;
    case 'confirmpassword':
    case 'updatepassword':
      return <CodeStep step={step} login={login} />;
    case 'multipleUsers':
      return <ProfileStep step={step} login={login} />;
    case 'done':
      return null;
  }
}
