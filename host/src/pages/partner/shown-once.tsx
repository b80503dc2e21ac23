import { Banner, CopyButton } from '@prosperx/sdk/site/ui';
import { partnerText } from './partner.text.js';

/** A key or a secret that was just made: shown until the page is left or another one is made. */
export function ShownOnce({ title, secret }: { readonly title: string; readonly secret: string }) {
  return (
    <Banner tone="success" title={title} action={<CopyButton text={secret} of={title} />}>
      {partnerText.keys.shown} <code className="x-partner__secret">{secret}</code>
    </Banner>
  );
}
