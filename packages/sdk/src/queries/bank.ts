import {
  type BankAccount,
  type BankAccountKey,
  changeBankAccount,
  checkIfsc,
  checkNewBankAccount,
  getBankAccounts,
  searchIfsc,
  updateBankAccount,
  uploadCancelledCheque,
  verifyBankAccount,
} from '@prosperx/core/bank';
import { errorText, PxError } from '@prosperx/core/errors';
import type { BodyOf } from '@prosperx/core/http';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useWords } from '#primitives/hooks/use-words.js';
import { keepAnswer, type Services, useServices } from '#services/services.js';
import { type SendFile, uploadFetch } from '#services/upload-fetch.js';
import { useSession } from '#session/use-session.js';
import { profileViewKey } from './profile.js';

/** What the bank said of an account that was linked. */
export type LinkAnswer =
  | { readonly kind: 'verified' }
  /** The account was linked before, so that no message is shown. */
  | { readonly kind: 'as_before' }
  | { readonly kind: 'other_name'; readonly onPan: string; readonly atBank: string }
  /** It did not answer: the account is linked without a check. */
  | { readonly kind: 'bypassed' };

/** The branch of a complete IFSC; null for one that does not exist. */
export function useBranch(ifsc: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['branch', ifsc],
    queryFn: async () => (await api(searchIfsc, { query: { ifsc } })).content[0] ?? null,
    enabled: checkIfsc(ifsc) === null,
    staleTime: Infinity,
  });
}

/** Has the bank asked whose account it is. A bank that does not answer is an answer: the account is linked all the same. */
export function useVerifyAccount(refetch: () => Promise<void>) {
  const { api } = useServices();
  return useMutation({
    mutationFn: async ({ bankAccountNumber, ifscCode }: BankAccountKey): Promise<LinkAnswer> => {
      try {
        const { data } = await api(verifyBankAccount, { body: { accNo: bankAccountNumber, ifsc: ifscCode } });
        if (!data.nameMatches)
          return { kind: 'other_name', onPan: data.loggedInUserName, atBank: data.accountHolderName };
        return { kind: data.wasLinked ? 'as_before' : 'verified' };
      } catch (error) {
        if (error instanceof PxError && error.code === 'bank_server_down') return { kind: 'bypassed' };
        throw error;
      }
    },
    onSuccess: refetch,
  });
}

export interface ReadFromCheque {
  readonly cancelledChequeURL: string | null;
  readonly bankAccountNumber: string | null;
  readonly ifscCode: string | null;
}

/** Sends the picture of a cheque; tells what could be read from it. */
export function useSendCheque(refetch: () => Promise<void>, onRead: (read: ReadFromCheque) => void): SendFile {
  const text = useWords(errorText);
  const { api } = useServices();
  return async (picture, onProgress, signal) => {
    const file = new Uint8Array(await picture.arrayBuffer());
    const { data } = await api(uploadCancelledCheque, {
      body: { file, name: picture.name },
      fetch: uploadFetch(onProgress),
      signal,
    });
    if (!data.cancelledChequeURL) throw new PxError('cheque_not_stored', { message: text.cheque_not_stored });
    onRead(data);
    await refetch();
  };
}

const bankAccountsKey = ['my', 'bank-accounts'] as const;
const ownQuery = ({ session }: Services) => ({ ucc: session.getState().user?.encryptedId ?? '' });

/** Returns the bank accounts of a registered investor, the default one first. */
export function useBankAccounts() {
  const services = useServices();
  const { user } = useSession();
  return useQuery({
    queryKey: bankAccountsKey,
    queryFn: async () => (await services.api(getBankAccounts, { query: ownQuery(services) })).data,
    enabled: user !== null,
    refetchOnMount: 'always',
  });
}

/** Has the bank asked whose another account is; nothing is changed by it. */
export function useCheckNewAccount() {
  const services = useServices();
  return useMutation({
    mutationFn: async ({ bankAccountNumber: accNo, ifscCode: ifsc }: BankAccountKey) =>
      (await services.api(checkNewBankAccount, { query: ownQuery(services), body: { accNo, ifsc } })).data,
  });
}

/** Shows accounts as they are now, and reads anew what goes by them. */
function showAccounts({ queryClient }: Services, accounts: readonly BankAccount[]): void {
  keepAnswer(queryClient, bankAccountsKey, accounts);
  const staleKeys = [profileViewKey, ['my', 'payment-choices']];
  for (const queryKey of staleKeys) void queryClient.invalidateQueries({ queryKey });
}

/** Gives another account, by the ticket of a code. Resolves to whether a person checks it first. */
export async function giveBankAccount(
  services: Services,
  change: Omit<BodyOf<typeof changeBankAccount>, 'ticket'>,
  ticket: string,
): Promise<boolean> {
  const body = { ...change, ticket };
  const { accounts, isInReview } = (await services.api(changeBankAccount, { query: ownQuery(services), body })).data;
  showAccounts(services, accounts);
  return isInReview;
}

/** Makes an account the default one or removes it, by the ticket of a code. Resolves to whether it is still among those of the investor. */
export async function moveBankAccount(
  services: Services,
  change: Omit<BodyOf<typeof updateBankAccount>, 'ticket'>,
  ticket: string,
): Promise<boolean> {
  const body = { ...change, ticket };
  const accounts = (await services.api(updateBankAccount, { query: ownQuery(services), body })).data;
  showAccounts(services, accounts);
  return accounts.some(({ bankAccountId }) => bankAccountId === change.bankAccountId);
}
