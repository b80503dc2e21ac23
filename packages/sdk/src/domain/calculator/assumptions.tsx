import { useId, useState } from 'react';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { ResultProps } from './calculator.js';
import { toolsText } from './tools.text.js';

/** Formulas and what they rest on are fetched by the press. */
const AssumptionsList = lazy(async () => (await import('./assumptions.lazy.js')).AssumptionsList, { optional: true });

/** Shows what the results rest on, on request; ends the sentence that they are indicative only. */
export function Assumptions({ words, kind, page }: Pick<ResultProps, 'kind' | 'page' | 'words'>) {
  const text = useWords(toolsText);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <span id={id}>
        {open && (words?.assumptions ?? <AssumptionsList of={kind} annualRate={Number(page.params['annualRate'])} />)}
      </span>
      <button
        className="px-calc__more"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? text.readLess : text.readMore}
      </button>
    </>
  );
}
