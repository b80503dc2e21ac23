import { createContext, useContext, useEffect, useState } from 'react';
import { reviewText } from './review.text.js';

/** The id that the server's lines hold in place of the reader's own. */
export const EXAMPLE_PARTNER = 'bluebank';

/** The reader's own id at this server, for the lines to name. */
export const PartnerContext = createContext(EXAMPLE_PARTNER);

/** What a page needs to show a widget, as the server gives it out: with its own address, and the reader's id. */
export function PageLines({ name }: { readonly name: string }) {
  const partner = useContext(PartnerContext);
  const [lines, setLines] = useState('');
  useEffect(() => {
    void fetch(`/sdk/latest/snippets/${name}.html`)
      .then((answer) => (answer.ok ? answer.text() : reviewText.noLines))
      .catch(() => reviewText.noLines)
      .then(setLines);
  }, [name]);
  return (
    <details className="r-lines" open>
      <summary>{reviewText.lines}</summary>
      <pre tabIndex={0}>{lines.replaceAll(`partner="${EXAMPLE_PARTNER}"`, `partner="${partner}"`)}</pre>
    </details>
  );
}
