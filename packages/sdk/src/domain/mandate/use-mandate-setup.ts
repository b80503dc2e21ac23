import type { Mandate, MandateConfig } from '@prosperx/core/mandate';
import {
  activationDelay,
  isSameMandate,
  type MandateMethod,
  type MandateStatus,
  type MandateType,
  mandateTypeOf,
} from '@prosperx/core/mandate';
import type { Paise } from '@prosperx/core/money';
import type { BusinessDate } from '@prosperx/core/time';
import { useEffect, useReducer } from 'react';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useMandateCalls, useMandates } from '#queries/mandate.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { isHandledByApp, useOwnsWindow, useRedirect } from '#session/use-redirect.js';
import { type Action, type BegunMandate, firstStep, nextStep, type Step } from './mandate-machine.js';

/** The place where the set-up was begun: it decides where the way goes on. */
export type SetupFlow = 'profile' | 'checkout';

/** What somebody wants to set up, checked by the form. */
export interface SetupRequest {
  readonly method: MandateMethod;
  readonly amount: Paise;
  readonly bankAccountId: string;
  readonly endDate: BusinessDate | null;
}

export interface SetupEvents {
  readonly onRegistered?: ((detail: { readonly type: MandateType }) => void) | undefined;
  readonly onLeft?: ((detail: object) => void) | undefined;
  readonly onFinished?: ((detail: { readonly status: MandateStatus }) => void) | undefined;
}

export interface SetupOptions extends SetupEvents {
  readonly config: MandateConfig;
  /** A mandate that was begun before and is gone on with; null: a new one. */
  readonly begun: Mandate | null;
  readonly flow: SetupFlow;
}

type Send = (action: Action) => void;

const TWO_SECONDS = 2_000;

const begunOf = (mandate: Mandate | null): BegunMandate | null =>
  mandate && { mandateId: mandate.bseMandateId, method: mandate.method, amount: mandate.amount };

/** Joins the machine of a set-up to its calls. */
export function useMandateSetup({ config, begun, flow, ...events }: SetupOptions) {
  const { flash } = useServices();
  const [step, send] = useReducer(nextStep, begunOf(begun), firstStep);
  const { register, activate, download, upload } = useMandateCalls();
  const goToBank = useRedirectToBank(send, events);
  const finish = (status: Mandate['status']) => {
    send({ type: 'decided', status });
    events.onFinished?.({ status });
  };
  const fail = (error: unknown) => {
    send({ type: 'failed' });
    showErrorFlash({ flash }, error);
  };

  const submit = useSubmit(register, send, fail, { step, config, begun, onRegistered: events.onRegistered });

  useActivation(step, send, ({ mandateId, method }) =>
    activate.mutate(
      { type: mandateTypeOf(method), mandateId, flowType: flow },
      {
        onSuccess: ({ status, responseString }) => {
          if (responseString === '') finish(status);
          else goToBank(responseString);
        },
        onError: fail,
      },
    ),
  );
  useDecision(step, finish);

  return {
    step,
    submit,
    download,
    upload,
    isUploaded: () => send({ type: 'uploaded' }),
    confirm: () => send({ type: 'confirmed' }),
    leave: () => send({ type: 'left' }),
  };
}

/** Returns what registers a mandate as the form has it: one that was begun before where nothing of it has changed. */
function useSubmit(
  register: ReturnType<typeof useMandateCalls>['register'],
  send: Send,
  fail: (error: unknown) => void,
  {
    step,
    config,
    begun,
    onRegistered,
  }: Pick<SetupOptions, 'config' | 'begun' | 'onRegistered'> & { readonly step: Step },
) {
  return ({ method, amount, bankAccountId, endDate }: SetupRequest, onRefused: OnRefused) => {
    if (step.name !== 'form') return;
    send({ type: 'submitted', method });
    const wanted = { method, amount, bankAccountId, endDate };
    const isSame =
      begun?.status === 'New Mandate' &&
      isSameMandate({ ...begun, bankAccountId: begun.bank?.bankAccountId ?? null }, wanted);
    const type = mandateTypeOf(method);
    const query = {
      type,
      method,
      mandateAmount: amount,
      bankAccountId,
      ...(endDate !== null && { endDate }),
      ...(isSame && { mandateId: begun.bseMandateId }),
    };
    register.mutate(query, {
      onSuccess: ({ mandateId, createdDate, now }) => {
        onRegistered?.({ type });
        const delay = activationDelay(createdDate, now, config.activationBase);
        const seconds = Math.ceil(delay / 1_000);
        send({ type: 'registered', mandate: { mandateId, method, amount }, seconds });
      },
      onError: (error) => {
        if (onRefused(error)) send({ type: 'failed' });
        else fail(error);
      },
    });
  };
}

/** Says whether it has marked the fields that a server refused; then no flash is shown. */
type OnRefused = (error: unknown) => boolean;

/** Waits as long as the exchange needs, then activates; once for each mandate that comes so far. */
function useActivation(step: Step, send: Send, activate: (mandate: BegunMandate) => void): void {
  const latest = useLatest(activate);
  const mandate = step.name === 'activating' ? step.mandate : null;
  useEffect(() => {
    if (mandate) latest.current(mandate);
  }, [mandate, latest]);
  const seconds = step.name === 'waiting' ? step.seconds : null;
  useEffect(() => {
    if (seconds === null) return;
    const timer = setTimeout(() => send({ type: 'elapsed' }), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [seconds, send]);
}

/** Leaves for the bank, or opens it beside a page that is not ours to leave. */
function useRedirectToBank(send: Send, { onLeft }: SetupEvents) {
  const goTo = useRedirect();
  const ownsWindow = useOwnsWindow();
  return (page: string) => {
    onLeft?.({});
    if (ownsWindow && !isHandledByApp(page)) {
      send({ type: 'page_given' });
      goTo(page);
    } else send({ type: 'page_opened', page });
  };
}

/** Reads the mandates again while the bank's page stands beside this one, until its holder has decided there. */
function useDecision(step: Step, finish: (status: Mandate['status']) => void): void {
  const waited = step.name === 'bank_window' ? step.mandate.mandateId : null;
  const { data } = useMandates({ enabled: waited !== null, every: waited !== null && TWO_SECONDS });
  const status = data?.find(({ bseMandateId }) => bseMandateId === waited)?.status;
  const latest = useLatest(finish);
  useEffect(() => {
    if (waited !== null && status !== undefined && status !== 'New Mandate') latest.current(status);
  }, [waited, status, latest]);
}

export type MandateSetupVerbs = ReturnType<typeof useMandateSetup>;
