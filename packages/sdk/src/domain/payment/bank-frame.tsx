import { useWords } from '#primitives/hooks/use-words.js';
import { setStyle } from '#theme/set-style.js';
import { bankFrameText } from './paying.text.js';

/** A page of a bank that posts itself to the bank: in a frame with an origin of its own, so that it can reach nothing of ours. */
export function BankFrame({ html }: { readonly html: string }) {
  const bankFrameWords = useWords(bankFrameText);
  return (
    <iframe
      title={bankFrameWords.title}
      srcDoc={html}
      sandbox="allow-forms allow-scripts allow-top-navigation"
      ref={setStyle({ 'inline-size': '100%', 'block-size': '40vh', border: 0 })}
    />
  );
}
