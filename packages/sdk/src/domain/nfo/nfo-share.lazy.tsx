import { riskText } from '@prosperx/core/disclosure';
import { formatDateShort } from '@prosperx/core/format';
import { type Nfo, nfoPage, NFO_STATUSES } from '@prosperx/core/nfo';
import { businessDateAt } from '@prosperx/core/time';
import { ShareDialog } from '#domain/share/share-dialog.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useShareNfos } from '#queries/share-nfos.js';
import { useShortLink } from '#queries/share.js';
import { pageUrl } from '#services/open-page.js';
import { useServices, useStore } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { nfoShareText } from './nfo.text.js';

interface NfoShareProps {
  nfos: readonly Nfo[];
  onClose: () => void;
}

/** Shares offers in the advisor's name: email and text message go by the server, the rest by the advisor's own programs. */
export function NfoShare({ nfos, onClose }: NfoShareProps) {
  const risk = useWords(riskText);
  const text = useWords(nfoShareText);
  const { shared } = useWidget();
  const { session } = useServices();
  const { advisor, user } = useStore(session);
  const [only] = nfos.length === 1 ? nfos : [];
  const site = { apiBase: shared.apiBase, agentCode: advisor?.agentCode ?? shared.agentCode };
  const { to, params } = only ? nfoPage(only) : { to: '/nfos', params: {} };
  const url = pageUrl(site, to, params);
  const makeLink = useShortLink('nfo', url);
  const send = useShareNfos(nfos, url);
  const items = nfos.map(({ schemeName, nfoCategory, nfoOpenDate, nfoClousureDate }) => {
    const [opens, closes] = [nfoOpenDate, nfoClousureDate].map((at) => formatDateShort(businessDateAt(at)));
    return text.shareItem(schemeName, nfoCategory === NFO_STATUSES.open, opens ?? '', closes ?? '');
  });
  const message = `${text.shareMessage(items)} ${risk.riskWarning}`;
  return (
    <ShareDialog
      open
      onClose={onClose}
      heading={text.shareHeading}
      details={items.join('; ')}
      message={message}
      url={url}
      make={async (receiver) => ({ message, url: await makeLink(receiver) })}
      asksReceiver={!user}
      sender={{ send }}
      sentMessage={text.shared}
      failedMessage={text.notShared}
    />
  );
}
