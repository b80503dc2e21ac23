import {
  type BankAccountKey,
  type BankAccountType,
  bankErrorText,
  checkBankAccount,
  checkBankAccountType,
  checkIfsc,
} from '@prosperx/core/bank';
import { errorText, errorTextIn } from '@prosperx/core/errors';
import { type ProfileView } from '@prosperx/core/profile';
import { isProfileLocked } from '@prosperx/core/registration';
import { useReducer, useState } from 'react';
import { bankRefusals } from '#domain/profile/bank-refusals.js';
import { onboardingText } from '#features/onboarding/onboarding.text.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { type Form, useForm } from '#primitives/form/use-form.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { type LinkAnswer, type ReadFromCheque, useBranch, useSendCheque, useVerifyAccount } from '#queries/bank.js';
import { useSaveProfile } from '#queries/profile.js';
import { showErrorFlash } from '#services/error-message.js';
import { errorMessage, useServices } from '#services/services.js';
import { useFileUpload } from '#services/upload.js';
import { type Draft, useStoredDraft } from '#session/use-draft.js';
import { answerFor, asksForCheque, type BankLink, firstLink, isLinked, looksLinked, nextLink } from './bank-link.js';
import { bankText } from './bank.text.js';

const FILLED_FIELDS = ['bankAccountNumber', 'ifscCode'] as const;

interface Reading {
  /** What the last cheques put into the fields: another one may replace it. */
  readonly put: Partial<BankAccountKey>;
  /** What this one put there. */
  readonly filled: readonly (keyof BankAccountKey)[];
  readonly found: boolean;
}

/** The picture of the cheque that the server keeps at `url`. What is read from it fills the fields that nobody has typed into. */
function useCheque<Values extends BankAccountKey>(
  form: Form<Values>,
  url: string | null,
  refetch: () => Promise<void>,
) {
  const [reading, setReading] = useState<Reading | null>(null);
  const fill = useLatest((read: ReadFromCheque) => {
    const before = reading?.put ?? {};
    const put: Partial<Record<keyof BankAccountKey, string>> = {};
    for (const name of FILLED_FIELDS) {
      const typed = form.values[name];
      const found = read[name];
      if (found === null || (typed !== '' && typed !== before[name])) continue;
      form.set(name, found as Values[typeof name]);
      put[name] = found;
    }
    const filled = FILLED_FIELDS.filter((name) => name in put);
    setReading({ put: { ...before, ...put }, filled, found: FILLED_FIELDS.some((name) => read[name] !== null) });
  });
  const upload = useFileUpload(useSendCheque(refetch, (read) => fill.current(read)));
  // one that was sent went with another account
  const isGone = url === null && upload.state.name === 'done';
  return { upload: isGone ? { ...upload, state: { name: 'idle' } as const } : upload, reading };
}

/** Milliseconds that a message about the bank stays. */
const BANK_MESSAGE_TIME = 5_000;

interface Values {
  readonly bankAccountNumber: string;
  readonly ifscCode: string;
  readonly bankAccountType: BankAccountType | '';
  /** Its address; the field itself sends it. */
  readonly cheque: string;
}

const valuesOf = (view: ProfileView): Values => ({
  bankAccountNumber: '',
  ifscCode: '',
  bankAccountType: view.bankAccountType ?? '',
  cheque: view.cancelledChequeURL ?? '',
});

const textOf = (code: string): string => errorTextIn(code, bankErrorText, errorText);

/** Returns whether somebody who comes back had begun to type another account than the one that is linked. */
function isOtherBegun(found: Partial<Values> | null, view: ProfileView): boolean {
  const { bankAccountNumber, ifscCode } = { ...valuesOf(view), ...found };
  if (bankAccountNumber !== '') return !looksLinked({ bankAccountNumber, ifscCode }, view);
  return ifscCode !== '' && ifscCode !== view.ifscCode;
}

/** Keeps of an account only what is not linked yet. */
function unlinkedDraft(draft: Draft<Partial<Values>>, link: BankLink): Draft<Partial<Values>> {
  const isKept = (typed: Partial<Values>) =>
    isLinked(link, { bankAccountNumber: typed.bankAccountNumber ?? '', ifscCode: typed.ifscCode ?? '' });
  return {
    found: draft.found,
    keep: (typed) => {
      if (typed === null || !isKept(typed)) return draft.keep(typed);
      const { bankAccountNumber: _number, ifscCode: _code, ...open } = typed;
      draft.keep(open);
    },
  };
}

/** The fields; those of an account that is linked already are not asked for. */
function useBankForm(
  view: ProfileView,
  draft: Draft<Partial<Values>>,
  link: BankLink,
  onSubmit: (values: Values) => void,
) {
  const isSaved = link.name === 'saved';
  return useForm<Values>({
    draft,
    initial: valuesOf(view),
    check: ({ bankAccountNumber, ifscCode, bankAccountType, cheque }) => ({
      cheque: cheque === '' && asksForCheque(link, { bankAccountNumber, ifscCode }, view) ? 'cheque_required' : null,
      bankAccountNumber: isSaved ? null : checkBankAccount(bankAccountNumber),
      ifscCode: isSaved ? null : checkIfsc(ifscCode),
      bankAccountType: checkBankAccountType(bankAccountType),
    }),
    textOf,
    onSubmit,
  });
}

/** Asks the bank about an account, says what it answers, and marks what it refuses. */
function useLinking(
  form: Form<Values>,
  refetch: () => Promise<void>,
  onLinked: (account: BankAccountKey, answer: LinkAnswer) => void,
) {
  const bankWords = useWords(bankText);
  const { flash } = useServices();
  const verify = useVerifyAccount(refetch);
  const say = (tone: 'success' | 'error', sentence: string) => flash.getState().show(tone, sentence, BANK_MESSAGE_TIME);
  const linkUp = ({ bankAccountNumber, ifscCode }: BankAccountKey) =>
    verify.mutate(
      { bankAccountNumber, ifscCode },
      {
        onSuccess: (answer) => {
          onLinked({ bankAccountNumber, ifscCode }, answer);
          if (answer.kind === 'verified' || answer.kind === 'other_name') say('success', bankWords.linked);
        },
        onError: (error) => {
          form.refuse(bankRefusals(error));
          say('error', errorMessage(error));
        },
      },
    );
  return { linkUp, isBusy: verify.isPending };
}

/** Returns what the bank said of the linked account, where the person should still know it. */
function savedAnswer({ name, otherNameAtBank: atBank, isBankUnchecked }: ProfileView): LinkAnswer | null {
  if (isBankUnchecked) return { kind: 'bypassed' };
  return atBank === null ? null : { kind: 'other_name', onPan: name, atBank };
}

/** Keeps the type of the account, and goes on to the next step. */
function useSaveAndContinue(onboarding: StepProps['onboarding']) {
  const onboardingWords = useWords(onboardingText);
  const { flash } = useServices();
  const save = useSaveProfile();
  const saveAndContinue = ({ bankAccountType }: Values, form: Form<Values>) =>
    save.mutate(
      { bankAccountType },
      {
        onSuccess: () => {
          form.saved();
          onboarding.next();
        },
        onError: (error) => showErrorFlash({ flash }, error, onboardingWords.failed),
      },
    );
  return { save, saveAndContinue };
}

/** Returns what was typed of a bank account, and whether the linked one stands there. */
function useBankDraft(view: ProfileView) {
  const draft = useStoredDraft<Partial<Values>>(
    'bank',
    valuesOf(view),
    ({ bankAccountNumber: _secret, ...open }) => open,
  );
  const isLinkKept = isProfileLocked(view) || (view.isBankLinked && !isOtherBegun(draft.found, view));
  return { draft, isLinkKept };
}

/** Step 2: the account, its link with the bank, a cheque where the bank does not settle whose it is, and the saving of its type. What was typed stays when any of it fails. */
export function useBank({ onboarding, view }: StepProps) {
  const errorWords = useWords(errorText);
  const { flash } = useServices();
  const { draft, isLinkKept } = useBankDraft(view);
  const [link, send] = useReducer(nextLink, isLinkKept, firstLink);
  const { save, saveAndContinue } = useSaveAndContinue(onboarding);
  const isSaved = link.name === 'saved';
  const form = useBankForm(view, unlinkedDraft(draft, link), link, (values) => {
    if (isLinked(link, values)) saveAndContinue(values, form);
    else if (branch.data === null) form.refuse({ ifscCode: 'ifsc_invalid' });
    else linking.linkUp(values);
  });
  const branch = useBranch(isSaved ? (view.ifscCode ?? '') : form.values.ifscCode);
  const linking = useLinking(form, onboarding.refetch, (account, answer) => {
    if (isSaved) {
      if (answer.kind === 'bypassed') flash.getState().show('error', errorWords.bank_server_down, BANK_MESSAGE_TIME);
      return;
    }
    send({ type: 'linked', account, answer });
    if (answer.kind === 'as_before') return saveAndContinue(form.values, form);
    // kept with the account: who leaves now finds both. What is not kept here is kept with Continue.
    save.mutate({ bankAccountType: form.values.bankAccountType });
  });
  const cheque = useCheque(form, view.cancelledChequeURL, onboarding.refetch);
  const keep = () => {
    for (const name of FILLED_FIELDS) form.forget(name);
    send({ type: 'keeps' });
  };
  const mayKeep = view.isBankLinked && link.name === 'typing' && link.linked === null;
  return {
    form,
    branch,
    cheque,
    isSaved,
    isLocked: isProfileLocked(view),
    isLinked: isLinked(link, form.values),
    needsCheque: asksForCheque(link, form.values, view),
    /** It is asked again about what it did not answer before; null: there is nothing to ask. */
    checkAgain:
      isSaved && view.isBankUnchecked && !isProfileLocked(view)
        ? () => linking.linkUp({ bankAccountNumber: view.bankAccountNumber ?? '', ifscCode: view.ifscCode ?? '' })
        : null,
    looksLinked: view.isBankLinked && !isSaved && looksLinked(form.values, view),
    /** The reason for which the exchange refused the account in the form. */
    refusal: isSaved && onboarding.stepToRepair === 'bank' ? (view.exchangeRefusal ?? undefined) : undefined,
    answer: isSaved ? savedAnswer(view) : answerFor(link, form.values),
    isBusy: linking.isBusy || save.isPending,
    change: () => send({ type: 'changes' }),
    /** null: there is none to go back to. */
    keep: mayKeep ? keep : null,
  };
}

export type Bank = ReturnType<typeof useBank>;
