import type { BodyOf } from '@prosperx/core/http';
import { type Nfo, shareNfo } from '@prosperx/core/nfo';
import { checkName } from '@prosperx/core/session';
import { getShortLink, shareCalculator } from '@prosperx/core/share';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices, useStore } from '#api/services.js';

/** Has the server make link and picture of a plan that an advisor shares, and send them where a receiver is named. */
export function useShareCalculator() {
  const { api } = useServices();
  return useMutation({ mutationFn: (body: BodyOf<typeof shareCalculator>) => api(shareCalculator, { body }) });
}

/** Returns the short address of a page that an advisor is about to share; the page's own until that is known, or where it cannot be had. */
export function useShortLink(kind: BodyOf<typeof getShortLink>['kind'], url: string, isWanted: boolean): string {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['my', 'short-link', kind, url],
    queryFn: async () => (await api(getShortLink, { body: { kind, url } })).data.url,
    enabled: isWanted,
    staleTime: Infinity,
  });
  return data ?? url;
}

interface Receiver {
  readonly channel: 'email' | 'sms';
  readonly to: string;
}

/** Sends links to offers by the server, in the advisor's name and to the customer in whose account they are. */
export function useShareNfos(nfos: readonly Nfo[], shareUrl: string) {
  const { api, session } = useServices();
  const { user } = useStore(session);
  return ({ channel, to: value }: Receiver) =>
    api(shareNfo, {
      body: {
        type: channel === 'sms' ? 'mobile' : 'email',
        value,
        // of a firm it may be no name that a letter begins with
        ...(user && checkName(user.name) === null && { customer: user.name }),
        ...(nfos.length === 1 && nfos[0] && { closeDate: new Date(nfos[0].nfoClousureDate).toISOString() }),
        schemeId: nfos.map(({ encryptedSchemeId }) => encryptedSchemeId).join(','),
        shareUrl,
      },
    });
}
