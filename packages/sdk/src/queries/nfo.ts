import { getNfos, type Nfo, shareNfo } from '@prosperx/core/nfo';
import { checkName } from '@prosperx/core/session';
import { useQuery } from '@tanstack/react-query';
import { useServices, useStore } from '#api/services.js';
import { useWidget } from '#api/widget-context.js';

/** How often a page that stays open asks again, so that what it counts down to stays true. */
const FIVE_MINUTES = 300_000;

/** All new fund offers by groups, and the server's time. Without a server nothing is asked. */
export function useNfos() {
  const { api } = useServices();
  const { apiBase } = useWidget();
  return useQuery({
    queryKey: ['nfos'],
    queryFn: async ({ signal }) => (await api(getNfos, { signal })).data,
    enabled: apiBase !== null,
    refetchInterval: FIVE_MINUTES,
  });
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
