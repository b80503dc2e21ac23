import type { BodyOf } from '@prosperx/core/http';
import { shareCalculator } from '@prosperx/core/share';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '#api/services.js';

/** Has the server make link and picture of a plan that an advisor shares, and send them where a receiver is named. */
export function useShareCalculator() {
  const { api } = useServices();
  return useMutation({ mutationFn: (body: BodyOf<typeof shareCalculator>) => api(shareCalculator, { body }) });
}
