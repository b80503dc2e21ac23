import { useState } from 'react';
import { ShareDialog } from '#domain/share/share-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { share as shareIcon } from '#primitives/icons/controls.js';
import { useShareMandateLink } from '#queries/mandate.js';
import { useShortLink } from '#queries/share.js';
import { pageUrl } from '#services/open-page.js';
import { useWidget } from '#services/widget-context.js';
import { mandateListText } from './mandate-list.text.js';
import { SETUP, setupParams } from './setup-page.js';

/** Lets an advisor send the link to the set-up: by the server, or in a way of their own. */
export function ShareLink({ ucc }: { readonly ucc: string }) {
  const text = useWords(mandateListText);
  const { shared } = useWidget();
  const [open, setOpen] = useState(false);
  const url = pageUrl(shared, SETUP, setupParams(ucc));
  const makeLink = useShortLink('mandate', url);
  const send = useShareMandateLink(url);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon shape={shareIcon} />
        {text.share}
      </Button>
      <ShareDialog
        open={open}
        onClose={() => setOpen(false)}
        heading={text.shareTitle}
        message={text.shareMessage}
        url={url}
        make={async () => ({ message: text.shareMessage, url: await makeLink() })}
        sender={{ send }}
        sentMessage={text.shared}
        failedMessage={text.notShared}
      />
    </>
  );
}
