import { formatDateShort } from '@prosperx/core/format';
import { businessDateAt } from '@prosperx/core/time';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useConnectedPartners, useDisconnectPartner } from '#queries/partner.js';
import { showErrorFlash } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { useIsSignedOn, useSession } from '#session/use-session.js';
import { connectedPartnersText } from './connected-partners.text.js';

/** The partners who may log the account holder in, each with the way to end it for whoever signed in themselves; nothing where there is none, and for an advisor. */
export function ConnectedPartners() {
  const { advisor } = useSession();
  return advisor ? null : <PartnerList />;
}

function PartnerList() {
  const text = useWords(connectedPartnersText);
  const services = useServices();
  const isSignedOn = useIsSignedOn();
  const { data = [] } = useConnectedPartners();
  const ending = useDisconnectPartner((error) => showErrorFlash(services, error));
  if (data.length === 0) return null;
  const end = (partnerId: string, name: string) =>
    ending.mutate(partnerId, {
      onSuccess: () => services.flash.getState().show('success', text.disconnected(name)),
    });
  return (
    <Card title={text.title} tone="fill">
      <p className="profile__rights">{text.text}</p>
      <ul className="profile__partners">
        {data.map(({ partnerId, name, connectedAt }) => (
          <li key={partnerId}>
            <span>{text.since(name, formatDateShort(businessDateAt(connectedAt)))}</span>
            {!isSignedOn && (
              <Button
                size="sm"
                aria-label={text.disconnectFrom(name)}
                busy={ending.isPending && ending.variables === partnerId}
                onClick={() => end(partnerId, name)}
              >
                {text.disconnect}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
