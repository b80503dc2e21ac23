import type { User } from '@prosperx/core/session';
import { useEffect, useRef } from 'react';
import type { Step } from '#features/login/login-machine.js';
import type { LoginTools } from '#features/login/login-tasks.js';
import type { LoginVerbs, StepOf } from '#features/login/use-login.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { agreeToConnection, type Connection, readConnection } from '#queries/connection.js';
import { useReportError } from '#services/error-message.js';
import { errorMessage } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { connectStepText } from './connect-step.text.js';
import { Refusal } from './step-form.js';

export { readConnection };

/** Goes on with who was logged in before. */
async function meet({ services, send, connectionRequest = '', onAnswered }: LoginTools, user: User): Promise<void> {
  const connection = await readConnection(services, connectionRequest);
  send({ type: 'was_here', user, connection });
  if (connection.askedBy === null) onAnswered(connection.isConnected);
}

/** Does what the customer answers, and goes on. */
async function answerPartner(
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

/** Asks the partner's question of who was logged in before the login was shown. An advisor is in nobody's place. */
export function Meeting({ login }: { readonly login: LoginVerbs }) {
  const { user, advisor } = useSession();
  const known = advisor ? null : user;
  const isFirst = login.step.name === 'mobile';
  const begin = useLatest(login.run);
  useEffect(() => {
    if (known && isFirst) begin.current((tools) => meet(tools, known));
  }, [known, isFirst, begin]);
  return null;
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
  const answer = (agrees: boolean) => login.run((tools) => answerPartner(tools, step, agrees));
  // the field in which they typed is gone; a page that is shown to who is logged in keeps its focus
  useEffect(() => {
    if (hasLoggedIn) terms.current?.focus();
  }, [hasLoggedIn]);
  return (
    <div className="login__form">
      {login.error && <Refusal login={login} error={login.error} />}
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
        onClick={() => answer(true)}
      >
        {text.agree}
      </Button>
      <Button size="lg" block onClick={() => answer(false)}>
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
