import { said } from '@prosperx/core/language';
import { useEffect, useState } from 'react';
import { isInAppShell, nativeBridge } from '#bridge/native/native.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import type { ShareContent } from './share-content.js';
import { SharePanel } from './share-panel.js';
import { shareText } from './share.text.js';

export interface ShareDialogProps extends ShareContent {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** 'Share Via': WhatsApp, email, SMS, the link, a file. In a mobile app it is the app's own sheet where the app has one. */
export function ShareDialog({ open, onClose, ...content }: ShareDialogProps) {
  const text = useWords(shareText);
  const heading = content.heading ?? text.title;
  const isOurs = useOwnDialog({ open, onClose, ...content, heading });
  return (
    <Dialog open={open && isOurs} onClose={onClose} title={heading} lightDismiss>
      <SharePanel content={content} />
    </Dialog>
  );
}

/** False while the app around the page is asked, and when it took the matter over. */
function useOwnDialog(props: ShareDialogProps): boolean {
  const { open } = props;
  const latest = useLatest(props);
  const [isOurs, setOurs] = useState(false);
  useEffect(() => {
    if (!open) return;
    let gone = false;
    const ask = async () => {
      const taken = await askApp(latest.current).catch(() => false);
      if (gone) return;
      if (taken) {
        latest.current.onShared?.('app');
        latest.current.onClose();
      } else setOurs(true);
    };
    void ask();
    return () => {
      gone = true;
      setOurs(false);
    };
  }, [open, latest]);
  return isOurs || !isInAppShell();
}

/** False too where a link could not be made: our own dialog has the ways to try again. */
async function askApp({
  heading = said(shareText).title,
  asksReceiver,
  make,
  ...content
}: ShareContent): Promise<boolean> {
  if (!isInAppShell() || asksReceiver) return false;
  const { message, url } = make ? await make() : content;
  return (await nativeBridge().share({ title: heading, text: message, url })) !== 'none';
}
