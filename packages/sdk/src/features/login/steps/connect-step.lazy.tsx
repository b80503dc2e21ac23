import { useEffect, useRef } from 'react';
import type { Step } from '#features/login/login-machine.js';
import type { LoginTools } from '#features/login/login-tasks.js';
import type { LoginVerbs, StepOf } from '#features/login/use-login.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { agreeToConnection, type Connection } from '#queries/connection.js';
import { useReportError } from '#services/error-message.js';
import { errorMessage } from '#services/services.js';
import { connectStepText } from './connect-step.text.js';
import { Refusal } from './step-form.js';

export { readConnection } from '#queries/connection.js';

/** Does what the customer answers, and goes on. */
export async function answerPartner(
  { services, send, connectionRequest = '', onAnswered, onDone }: LoginTools,
  { user, hasLoggedIn }: StepOf<'connect'>,
  agrees: boolean,
): Promise<void> {
  const connection: Connection = agrees
    ? await agreeToConnection(services, connectionRequest)
    : { askedBy: null, isConnected: false };
  send({ type: 'answered', connection });
  onAnswered(connection.isConnected);
  if (hasLoggedIn) onDone(user);
}

interface ConnectStepProps {
  readonly step: Extract<Step, { name: 'connect' | 'done' }>;
  readonly login: LoginVerbs;
}

/** Asks whether the partner may log the customer in from now on, or says why that cannot be asked. */
export function ConnectStep({ step, login }: ConnectStepProps) {
  return step.name === 'connect' ? <Question step={step} login={login} /> : <Ended refusal={step.refusal} />;
}

interface QuestionProps {
  readonly step: StepOf<'connect'>;
  readonly login: LoginVerbs;
}

function Question({ step, login }: QuestionProps) {
  const text = useWords(connectStepText);
  const terms = useRef<HTMLDivElement>(null);
  const { partner, hasLoggedIn } = step;
  useReportError(login.error);
  // the field in which they typed is gone; a page that is shown to who is logged in keeps its focus
  useEffect(() => {
    if (hasLoggedIn) terms.current?.focus();
  }, [hasLoggedIn]);
  return (
    <div className="login__form">
      {login.error && <Refusal error={login.error} waitLeft={login.waitLeft} />}
      <div className="login__terms" ref={terms} tabIndex={-1}>
        <p>{text.asks(partner)}</p>
        <ul>
          <li>{text.may(partner)}</li>
          <li>{text.codes}</li>
          <li>{text.end}</li>
        </ul>
      </div>
      <Button
        variant="primary"
        size="lg"
        block
        busy={login.isBusy}
        idle={login.waitLeft > 0}
        onClick={() => login.answerPartner(step, true)}
      >
        {text.agree}
      </Button>
      <Button size="lg" block onClick={() => login.answerPartner(step, false)}>
        {text.notNow}
      </Button>
    </div>
  );
}

function Ended({ refusal }: { readonly refusal: Error | undefined }) {
  useReportError(refusal);
  return (
    refusal && (
      <div role="alert">
        <Banner>{errorMessage(refusal)}</Banner>
      </div>
    )
  );
}
