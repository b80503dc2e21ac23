import { errorText, PxError } from '@prosperx/core/errors';
import { formatWait } from '@prosperx/core/format';
import { useReducer, useRef, useState } from 'react';
import type { NominationForm } from '#domain/nominee/use-nomination.js';
import type { SentCode } from '#domain/session/otp-dialog.js';
import { type OnboardingVerbs, refusedFields } from '#features/onboarding/use-onboarding.js';
import type { Form } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useRegister, useSendCode } from '#queries/onboarding.js';
import { useSaveProfile } from '#queries/profile.js';
import { useAskCustomer } from '#queries/use-ask-customer.js';
import { errorMessageOr, showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useSession } from '#session/use-session.js';
import { fatcaOf, unshownIn } from './declaration.js';
import { occupationStepText } from './occupation.text.js';
import { byField } from './tax-residences.js';
import type { OccupationValues } from './use-occupation.js';

/** The step of the confirmation: filling in, reading the declaration, or giving the code. `sent` is the last code, which counts while nothing is changed. */
interface Confirming {
  readonly at: 'form' | 'declaration' | 'otp';
  readonly sent: SentCode | null;
}

type ConfirmAction =
  | { readonly type: 'reads' }
  | { readonly type: 'closes' }
  /** The profile was changed: codes from before count no more. */
  | { readonly type: 'saved' }
  /** Not `isNew`: none was sent now, and the one of a moment ago still counts. */
  | {
      readonly type: 'code_sent';
      readonly sentTo: string;
      readonly wait: number;
      readonly isNew: boolean;
      readonly at: number;
    }
  | { readonly type: 'code_stands' };

export const notConfirming: Confirming = { at: 'form', sent: null };

/** An action that makes no sense changes nothing. */
export function nextConfirming(now: Confirming, action: ConfirmAction): Confirming {
  switch (action.type) {
    case 'reads':
      return now.at === 'form' ? { ...now, at: 'declaration' } : now;
    case 'closes':
      return { ...now, at: 'form' };
    case 'saved':
      return { at: 'form', sent: null };
    case 'code_sent': {
      const { sentTo, wait, isNew, at: sentAt } = action;
      return { at: 'otp', sent: { sentTo, wait, sentAt, sends: (now.sent?.sends ?? 0) + Number(isNew) } };
    }
    case 'code_stands':
      return now.sent ? { ...now, at: 'otp' } : now;
  }
}

export interface ConfirmOptions {
  readonly onboarding: OnboardingVerbs;
  readonly form: Form<OccupationValues>;
  readonly nomination: NominationForm;
  readonly maskedMobile: string;
}

/** Returns what a save sends. An Aadhaar number that was not typed stays as it is kept. */
function bodyOf(values: OccupationValues, { value }: NominationForm, isOwner: boolean) {
  const { occupationType, incomeSlab, aadhar } = values;
  return {
    occupationType,
    incomeSlab,
    ...(aadhar !== '' && { aadhar }),
    fatca: fatcaOf(values),
    // of what an advisor fills in, the customer's code is the declaration
    ...(isOwner && { fatcaCompliant: true as const }),
    optIn: value.optIn,
    ...(value.optIn && { nomineeList: [...value.nominees] }),
  };
}

/** Saves the form, and marks what the server refuses, in the fields or among the nominees. */
function useSaving({ form, nomination }: ConfirmOptions) {
  const text = useWords(errorText);
  const { flash } = useServices();
  const save = useSaveProfile();
  const refuse = (error: Error) => {
    const fields = byField(refusedFields(error));
    const isOwn = (name: string) => name in form.values;
    const isNominees = (name: string) => name.startsWith('nomineeList.');
    if (Object.keys(fields).some(isOwn)) form.refuse(fields);
    if (Object.keys(fields).some(isNominees))
      nomination.refuse((index, field) => fields[`nomineeList.${index}.${field}`]);
    const unshown = unshownIn(fields, (name) => isOwn(name) || isNominees(name));
    if (unshown !== undefined || Object.keys(fields).length === 0)
      showErrorFlash({ flash }, error, unshown ?? errorMessageOr(error, text.profile_not_updated));
  };
  return {
    isBusy: save.isPending,
    keep: (body: ReturnType<typeof bodyOf>, onKept: () => void) =>
      save.mutate(body, { onSuccess: onKept, onError: refuse }),
  };
}

const mayTryAgain = (error: Error | null) =>
  error === null || (error instanceof PxError && (error.code === 'otp_wrong' || error.retryable));

/** Returns whether the last code may be given again: it was mistyped, or it counted and what follows it was lost. */
function useCodeValidity({ sent }: Confirming, register: ReturnType<typeof useRegister>) {
  const [isSpent, setSpent] = useState(false);
  const isValid = sent !== null && !isSpent && mayTryAgain(register.error);
  return {
    isValid,
    renew: () => setSpent(false),
    /** What was said of it is said once: who comes back does not read it again. */
    forget: () => {
      if (register.isPending) return;
      setSpent(!isValid);
      register.reset();
    },
  };
}

/** Returns when another code may be asked for, where one was sent a moment ago for something else; undefined for any other error. */
function waitIn(error: Error, text: typeof occupationStepText): string | undefined {
  const seconds = error instanceof PxError && error.code === 'otp_wait' ? error.details.retryAfter : undefined;
  return seconds === undefined ? undefined : text.otpWait(formatWait(seconds));
}

/** What follows the registration. */
function finish({ onboarding, form }: ConfirmOptions): void {
  form.saved();
  onboarding.onRegistered();
  onboarding.next();
}

/** An advisor's customer approves their account opening by a link, with a code of their own. */
function useAskRegistration() {
  const { flash } = useServices();
  const { mutate, isPending } = useAskCustomer();
  const onError = (error: Error) => showErrorFlash({ flash }, error);
  return { isPending, registration: () => mutate({ call: 'saveUser', change: {} }, { onError }) };
}

/** From the filled-in form to the exchange: the declaration, the saving, the code, the registration. */
export function useConfirm(options: ConfirmOptions) {
  const text = useWords(errorText);
  const stepText = useWords(occupationStepText);
  const { onboarding, nomination } = options;
  const { advisor } = useSession();
  const [state, send] = useReducer(nextConfirming, notConfirming);
  const { flash } = useServices();
  const saving = useSaving(options);
  const code = useSendCode(options.maskedMobile);
  const register = useRegister(onboarding.refetch);
  const ask = useAskRegistration();
  /** What the code that was sent stands for: a save of anything else would void it. */
  const confirmed = useRef('');

  /** The other step in which what the exchange refused is to be changed. */
  const elsewhere = onboarding.stepToRepair === 'occupation' ? null : onboarding.stepToRepair;

  const { isValid, renew, forget } = useCodeValidity(state, register);

  const sendCode = () => {
    if (advisor) return ask.registration();
    register.reset();
    code.mutate(undefined, {
      onSuccess: (sent) => {
        renew();
        register.forgetCode();
        send({ type: 'code_sent', ...sent, at: performance.now() });
      },
      onError: (error) =>
        showErrorFlash({ flash }, error, waitIn(error, stepText) ?? errorMessageOr(error, text.otp_not_sent)),
    });
  };
  const close = () => {
    send({ type: 'closes' });
    if (state.at === 'otp') forget();
  };
  const confirm = (values: OccupationValues) => {
    if (!values.agreed && advisor === null) return send({ type: 'reads' });
    const body = bodyOf(values, nomination, advisor === null);
    const answers = JSON.stringify(body);
    if (answers === confirmed.current && !elsewhere) return isValid ? send({ type: 'code_stands' }) : sendCode();
    saving.keep(body, () => {
      confirmed.current = answers;
      send({ type: 'saved' });
      // the same would be refused again
      return elsewhere ? onboarding.go(elsewhere) : sendCode();
    });
  };
  return {
    state,
    confirm,
    sendCode,
    read: () => send({ type: 'reads' }),
    close,
    otpError: register.error,
    isBusy: saving.isBusy || code.isPending || register.isPending || ask.isPending,
    giveCode: (otp: string) => register.mutate(otp, { onSuccess: () => finish(options) }),
  };
}

export type Confirm = ReturnType<typeof useConfirm>;
