import type { BodyOf } from '@prosperx/core/http';
import { getShortLink, shareCalculator } from '@prosperx/core/share';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '#services/services.js';

/** Has the server make link and picture of a plan that an advisor shares, and send them where a receiver is named. */
export function useShareCalculator() {
  const { api } = useServices();
  return useMutation({ mutationFn: (body: BodyOf<typeof shareCalculator>) => api(shareCalculator, { body }) });
}

/** Has the server make the short address of a page that an advisor sends to somebody. */
export function useShortLink(kind: BodyOf<typeof getShortLink>['kind'], url: string) {
  const { api } = useServices();
  return async (receiver?: string) =>
    (await api(getShortLink, { body: { kind, url, ...(receiver !== undefined && { receiver }) } })).data.url;
}
