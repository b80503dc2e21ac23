import {
  type BankAccountKey,
  checkBankAccount,
  checkBankAccountType,
  checkIfsc,
  isSameAccount,
} from '@prosperx/core/bank';
import type { ProfileView } from '@prosperx/core/profile';
import { useState } from 'react';
import { bankRefusals } from '#domain/profile/bank-refusals.js';
import { type Form, useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { giveBankAccount, useBranch, useCheckNewAccount, useSendCheque } from '#queries/bank.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { errorMessage, useServices } from '#services/services.js';
import { useFileUpload } from '#services/upload.js';
import type { Draft } from '#session/use-draft.js';
import { type NewAccount, noAccount } from './new-account.js';
import { newAccountMessage, newAccountText } from './new-account.text.js';

/** What the bank said of an account. */
export interface BankAnswer {
  readonly of: BankAccountKey;
  readonly onPan: string;
  /** null: it did not answer. */
  readonly atBank: string | null;
  readonly nameMatches: boolean;
}

const check = (typed: NewAccount, needsCheque: boolean) => ({
  kind: typed.kind === '' ? 'kind_required' : null,
  bankAccountNumber: checkBankAccount(typed.bankAccountNumber),
  again: typed.again === typed.bankAccountNumber ? null : 'account_differs',
  ifscCode: checkIfsc(typed.ifscCode),
  bankAccountType: checkBankAccountType(typed.bankAccountType),
  cheque: needsCheque && typed.cheque === '' ? 'cheque_required' : null,
});

/** Says what went wrong, at its field where it is about one. */
function useRefusals() {
  const { flash } = useServices();
  return (form: Form<NewAccount>, error: Error) => {
    form.refuse(bankRefusals(error));
    flash.getState().show('error', errorMessage(error));
  };
}

/** The picture of the cheque, and its sending. */
function useCheque(form: Form<NewAccount>) {
  const [picture, setPicture] = useState<string | null>(null);
  const send = useSendCheque(
    () => Promise.resolve(),
    ({ cancelledChequeURL }) => {
      setPicture(cancelledChequeURL);
      form.set('cheque', cancelledChequeURL ?? '');
    },
  );
  return { picture, upload: useFileUpload(send) };
}

/** Returns the way to another bank account: whose it is by the bank, a cheque where the bank does not settle it, and the code. */
export function useNewAccount(profile: ProfileView, draft: Draft<Partial<NewAccount>>, onDone: () => void) {
  const text = useWords(newAccountText);
  const services = useServices();
  const [found, setAnswer] = useState<BankAnswer | null>(null);
  const asking = useCheckNewAccount();
  const otp = useProfileOtp('edit', profile.primaryMobile);
  const refuse = useRefusals();

  const close = () => {
    form.saved();
    draft.keep(null);
    onDone();
  };
  const save = async ({ kind, bankAccountNumber: accNo, ifscCode: ifsc, bankAccountType }: NewAccount) => {
    const change = { kind: kind || 'add', accNo, ifsc, bankAccountType } as const;
    const carryOut = async (ticket: string) => {
      const isInReview = await giveBankAccount(services, change, ticket);
      services.flash.getState().show('success', text.done(kind, isInReview));
      close();
    };
    otp.ask(carryOut, (error) => refuse(form, error), change, { call: 'changeBankAccount', onAsked: close });
  };
  const submit = (typed: NewAccount) => {
    if (answer) return void save(typed);
    if (branch.data === null) return form.refuse({ ifscCode: 'ifsc_invalid' });
    const of = { bankAccountNumber: typed.bankAccountNumber, ifscCode: typed.ifscCode };
    asking.mutate(of, {
      onSuccess: (said) => {
        setAnswer({ ...said, of });
        if (said.nameMatches) void save(typed);
      },
      onError: (error) => refuse(form, error),
    });
  };
  const needsChequeFor = (typed: NewAccount) => isSameAccount(typed, found?.of ?? null) && found?.nameMatches === false;
  const form = useForm<NewAccount>({
    draft,
    initial: noAccount,
    check: (typed) => check(typed, needsChequeFor(typed)),
    textOf: newAccountMessage,
    onSubmit: submit,
  });
  const branch = useBranch(form.values.ifscCode);
  const answer = isSameAccount(form.values, found?.of ?? null) ? found : null;
  return {
    form,
    branch,
    otp,
    ...useCheque(form),
    /** What the bank said of the account in the form; null until it was asked. */
    answer,
    needsCheque: needsChequeFor(form.values),
    isBusy: asking.isPending || otp.isBusy,
  };
}
