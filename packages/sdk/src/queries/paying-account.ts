import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePaymentChoices } from './payment.js';

const queryKey = ['my', 'paying-account'];

/** Returns the account that is paid from, on whichever page of the payment: the default one until another is chosen. */
export function usePayingAccount() {
  const { data: choices } = usePaymentChoices();
  const queryClient = useQueryClient();
  const { data: wanted } = useQuery<string>({ queryKey, queryFn: skipToken });
  const banks = choices?.banks ?? [];
  const chosen = banks.find(({ bankAccountId }) => bankAccountId === wanted) ?? banks[0];
  return {
    banks,
    bankAccountId: chosen?.bankAccountId,
    /** The bank and the masked number; null where none is linked. */
    named: chosen ? `${chosen.name} ${chosen.account}` : null,
    choose: (bankAccountId: string) => void queryClient.setQueryData(queryKey, bankAccountId),
  };
}
