import { checkPincode, getPincodeDetails } from '@prosperx/core/pincode';
import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '#services/client.js';
import { type Services, useServices } from '#services/services.js';

const placeQuery = (api: ApiClient, pincode: string) => ({
  queryKey: ['place', pincode],
  queryFn: async () => (await api(getPincodeDetails, { query: { pincode } })).responseData,
  staleTime: Infinity,
});

/** City and state of a pincode: null for one that does not exist. Of none, and of one whose form is wrong, nothing is asked. */
export function usePlace(pincode: string | null) {
  const { api } = useServices();
  return useQuery({
    ...placeQuery(api, pincode ?? ''),
    enabled: pincode !== null && checkPincode(pincode) === null,
  });
}

/** Returns what is wrong with a pincode, by its look-up too; null: nothing. For a form that is about to be sent. */
export async function checkPlace({ api, queryClient }: Services, pincode: string) {
  const code = checkPincode(pincode);
  if (code) return code;
  return queryClient.fetchQuery(placeQuery(api, pincode)).then(
    (place) => (place ? null : 'pincode_unknown'),
    () => 'pincode_unchecked' as const,
  );
}
