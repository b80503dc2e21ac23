import { useWords } from '#primitives/hooks/use-words.js';
import { useServices } from '#services/services.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import type { PreparedAct } from './ask-customer.lazy.js';
import { askCustomerText } from './use-ask-customer.text.js';

/** Names what was asked; it grows with each. */
export const askedApprovalsKey = ['my', 'asked-approvals'] as const;

const READING_TIME = 10_000;

/** Asks the customer in whose account an advisor is to approve what was prepared, and tells the advisor so. It is loaded when it is used: no customer needs it. */
export function useAskCustomer() {
  const services = useServices();
  const text = useWords(askCustomerText);
  return useExclusiveMutation({
    mutationFn: async (act: PreparedAct) => (await import('./ask-customer.lazy.js')).askCustomer(services, act),
    onSuccess: (to) => {
      void services.queryClient.invalidateQueries({ queryKey: askedApprovalsKey });
      services.flash.getState().show('success', text.sent(to), READING_TIME);
    },
  });
}
