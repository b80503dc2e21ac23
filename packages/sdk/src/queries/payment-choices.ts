import { getPaymentChoices } from '@prosperx/core/payment';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '#api/services.js';

/** What the choice of a payment mode needs: the own bank, an approved mandate, the account that a transfer goes to. */
export function usePaymentChoices(enabled = true) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'payment-choices'],
    queryFn: async () => (await api(getPaymentChoices)).data,
    enabled,
  });
}
