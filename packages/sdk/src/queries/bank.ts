import {
  type BankAccountKey,
  checkIfsc,
  searchIfsc,
  uploadCancelledCheque,
  verifyBankAccount,
} from '@prosperx/core/bank';
import { errorText, PxError } from '@prosperx/core/errors';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '#api/services.js';
import { type SendFile, uploadFetch } from '#api/upload.js';
import { useWords } from '#primitives/hooks/use-words.js';

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
export function useVerifyAccount(reread: () => Promise<void>) {
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
    onSuccess: reread,
  });
}

export interface ReadFromCheque {
  readonly bankAccountNumber: string | null;
  readonly ifscCode: string | null;
}

/** Sends the picture of a cheque; tells what could be read from it. */
export function useSendCheque(reread: () => Promise<void>, onRead: (read: ReadFromCheque) => void): SendFile {
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
    await reread();
  };
}
