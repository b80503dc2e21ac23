import { useState } from 'react';
import { sentenceOf, useServices } from '#api/services.js';
import { useSession } from '#session/use-session.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { share } from '#primitives/icons/features.js';
import { ShareDialog } from '#domain/share/share-dialog.js';
import { useSharePayment } from '#queries/payment.js';
import { ordersToPayText as text } from './orders-to-pay.text.js';

/** An advisor sends the link to his customer: by e-mail, text message, or by himself. */
export function ShareLink({ paymentUrl }: { readonly paymentUrl: string }) {
  const { advisor } = useSession();
  const { flash } = useServices();
  const { content, send } = useSharePayment(paymentUrl);
  const [open, setOpen] = useState(false);
  if (!advisor) return null;
  const begin = () =>
    content.mutate(undefined, {
      onSuccess: () => setOpen(true),
      onError: (error) => flash.getState().show('error', sentenceOf(error)),
    });
  return (
    <>
      <Button block busy={content.isPending} onClick={begin}>
        <Icon shape={share} />
        {text.share}
      </Button>
      <ShareDialog
        open={open}
        onClose={() => setOpen(false)}
        message={content.data?.message ?? ''}
        url={content.data?.url ?? ''}
        sender={{ send }}
        sentMessage={text.shared}
        failedMessage={text.notShared}
      />
    </>
  );
}
