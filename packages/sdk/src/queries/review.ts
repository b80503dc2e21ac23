import { getReview } from '@prosperx/core/review';
import { useQuery } from '@tanstack/react-query';
import { isBackgroundRefetch, useServices } from '#services/services.js';

/** Returns a review of all that the signed-in person holds. */
export function useReview(enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['my', 'review'],
    queryFn: async (reading) => (await api(getReview, { background: isBackgroundRefetch(reading) })).responseData,
    enabled,
  });
}
