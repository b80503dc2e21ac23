import { PxError } from '@prosperx/core/errors';
import type { User } from '@prosperx/core/session';
import { useMutation } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { useCountdown } from '#primitives/display/use-countdown.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { UserDetails } from '#queries/session.js';
import type { ApiClient } from '#services/client.js';
import { useServices } from '#services/services.js';
import { type CodeStep, firstStep, nextStep, type Step } from './login-machine.js';
import * as tasks from './login-tasks.js';
import type { LoginTools } from './login-tasks.js';
import { loginText } from './login.text.js';
import type { TypedPassword } from './steps/new-password-tasks.js';

type Page = Pick<LoginTools, 'connectionRequest' | 'onAnswered' | 'onDone'>;

/** The login as values and verbs, on a page that hears what becomes of it. */
export function useLogin(page: Page) {
  const services = useServices();
  // by then another view may have asked for words last
  const { welcome: greeting } = useWords(loginText);
  const [step, send] = useReducer(nextStep, firstStep);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: (task: () => Promise<void>) => task(),
    meta: { changesPerson: true },
  });
  const waitLeft = useCountdown(retryAfterOf(error), error);
  const attempt = useRef<Attempt>(null) as { current: Attempt | null };
  /** A second press may come before the page is seen to be busy: it is dropped. */
  const run = (task: (tools: tasks.LoginTools) => Promise<void>) => {
    if (attempt.current) return;
    const { tools, ...control } = startAttempt({ services, send, greeting, ...page });
    attempt.current = control;
    const end = () => {
      if (attempt.current === control) attempt.current = null;
    };
    mutate(() => control.unlessCalledOff(task(tools)).finally(end));
  };
  return {
    step,
    isBusy: isPending,
    error,
    /** Seconds until the server takes another try. */
    waitLeft,
    /** One has moved on from the step that was there first. */
    hasMoved: step !== firstStep,
    giveMobile: (mobile: string) => run((tools) => tasks.findMobile(tools, mobile)),
    openAccount: (mobile: string) => run((tools) => tasks.openAccount(tools, mobile)),
    givePassword: (mobile: string, password: string) => run((tools) => tasks.signIn(tools, mobile, password)),
    givePasskey: () => run(tasks.signInByPasskey),
    givePasswordAndCode: (at: CodeStep, otp: string, password: string) =>
      run((tools) => tasks.signInWithCode(tools, at, otp, password)),
    forgetPassword: (mobile: string) => run((tools) => tasks.requestCode(tools, mobile, true)),
    giveDetails: (mobile: string, details: UserDetails) =>
      run((tools) => tasks.requestCode(tools, mobile, false, details)),
    resendCode: ({ mobile, name }: CodeStep) =>
      run((tools) => tasks.requestCode(tools, mobile, name === 'updatepassword')),
    setPassword: (at: CodeStep, typed: TypedPassword) =>
      run(async (tools) => (await tasks.newPasswordTasks()).setNewPassword(tools, at, typed)),
    setPasswordByPasskey: (at: CodeStep, typed: TypedPassword) =>
      run(async (tools) => (await tasks.newPasswordTasks()).setNewPasswordByPasskey(tools, at, typed)),
    resendMailCode: (at: CodeStep) => run(async (tools) => (await tasks.newPasswordTasks()).resendMailCode(tools, at)),
    chooseProfile: (user: User) => run((tools) => tasks.chooseProfile(tools, user)),
    /** Runs a task of a part that comes later. */
    run,
    /** Leaves the advisor whose link led here: it keeps out whoever is another one's. */
    leaveLink: () => {
      services.agent.getState().forget();
      reset();
    },
    /** Whatever is still under way changes nothing any more, unless somebody is signed in by it already. */
    startAgain: () => {
      if (attempt.current?.callOff() === false) return;
      attempt.current = null;
      reset();
      send({ type: 'wrong_mobile' });
    },
  };
}

export type LoginVerbs = ReturnType<typeof useLogin>;
export type StepOf<Name extends Step['name']> = Extract<Step, { name: Name }>;

function retryAfterOf(error: Error | null): number {
  return error instanceof PxError ? (error.details.retryAfter ?? 0) : 0;
}

interface Attempt {
  /** The requests under way end, and answers of theirs change nothing. False: it is too late, somebody is signed in. */
  callOff(): boolean;
  /** What a task comes to; one that was called off has not failed. */
  unlessCalledOff(task: Promise<void>): Promise<void>;
}

type AttemptOptions = Omit<LoginTools, 'onEntered'>;

/** Returns what one press of a button may do, until it is called off. */
function startAttempt({ services, send, ...options }: AttemptOptions): Attempt & { readonly tools: LoginTools } {
  const stop = new AbortController();
  const { signal } = stop;
  let hasEntered = false;
  const api: ApiClient = async (call, options) => {
    const answer = await services.api(call, { ...options, signal } as typeof options);
    signal.throwIfAborted();
    return answer;
  };
  const tools: LoginTools = {
    services: { ...services, api },
    send: (action) => signal.aborted || send(action),
    ...options,
    onEntered: () => (hasEntered = true),
  };
  const callOff = () => {
    if (!hasEntered) stop.abort();
    return !hasEntered;
  };
  const unlessCalledOff = (task: Promise<void>) =>
    task.catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  return { tools, callOff, unlessCalledOff };
}
