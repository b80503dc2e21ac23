import { bankFrameText } from './payment.text.js';

/** A page of a bank that posts itself to the bank: in a frame with an origin of its own, so that it can reach nothing of ours. */
export function BankFrame({ html }: { readonly html: string }) {
  return (
    <iframe
      title={bankFrameText.title}
      srcDoc={html}
      sandbox="allow-forms allow-scripts allow-top-navigation"
      style={{ inlineSize: '100%', blockSize: '40vh', border: 0 }}
    />
  );
}
