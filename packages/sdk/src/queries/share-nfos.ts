import { type Nfo, shareNfo } from '@prosperx/core/nfo';
import { checkName } from '@prosperx/core/session';
import { useServices, useStore } from '#services/services.js';

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
        // of a firm it may be no name that an email begins with
        ...(user && checkName(user.name) === null && { customer: user.name }),
        ...(nfos.length === 1 && nfos[0] && { closeDate: new Date(nfos[0].nfoClousureDate).toISOString() }),
        schemeId: nfos.map(({ encryptedSchemeId }) => encryptedSchemeId).join(','),
        shareUrl,
      },
    });
}
