import { useState } from 'react';
import { reviewText } from './review.text.js';

/** What a page needs to show a widget, as the server gives it out: asked for when it is opened. */
export function PageLines({ name }: { readonly name: string }) {
  const [lines, setLines] = useState('');
  const ask = async () => {
    const answer = await fetch(`/sdk/latest/snippets/${name}.html`).catch(() => null);
    setLines(answer?.ok ? await answer.text() : reviewText.noLines);
  };
  return (
    <details className="r-lines" onToggle={() => void (lines === '' && ask())}>
      <summary>{reviewText.lines}</summary>
      <pre tabIndex={0}>{lines}</pre>
    </details>
  );
}
