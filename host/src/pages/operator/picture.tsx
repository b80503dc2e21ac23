import { getOperatorPicture } from '@prosperx/core/operator';
import { Button } from '@prosperx/sdk/site/ui';
import { useEffect, useState } from 'react';
import { bankReviewsText } from './bank-reviews.text.js';
import { useAct } from './use-operator.js';

function urlOf({ mediaType, base64 }: { readonly mediaType: string; readonly base64: string }): string {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: mediaType }));
}

/** A picture that is fetched when it is wanted, since each look at it is on record. */
export function Picture({ fileId, label }: { readonly fileId: string; readonly label: string }) {
  const [url, setUrl] = useState('');
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const show = useAct((api) => api(getOperatorPicture, { body: { fileId } }), {
    onDone: ({ data }) => setUrl(urlOf(data)),
  });
  if (url !== '') return <img className="x-op__picture" src={url} alt={label} />;
  return (
    <div className="x-op__hidden">
      <Button
        size="sm"
        busy={show.isPending}
        aria-label={`${bankReviewsText.show}: ${label}`}
        onClick={() => show.mutate(undefined)}
      >
        {bankReviewsText.show}
      </Button>
      <span className="px-muted px-small">{bankReviewsText.showNote}</span>
    </div>
  );
}
