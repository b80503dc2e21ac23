import { type DatedAmount, readFlows, type ReadFlows } from '@prosperx/core/calculator';
import { useId, useState } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { pasteText } from './paste.text.js';

/** Faults that are named; of a whole sheet of the wrong kind more would help nobody. */
const MOST_NAMED = 5;

interface PasteProps {
  /** What stands there first, with its faults. */
  given: string;
  onTake: (flows: readonly DatedAmount[]) => void;
}

/** Takes dates and amounts from a sheet, and says of each line that it cannot read why. */
export function Paste({ given, onTake }: PasteProps) {
  const text = useWords(pasteText);
  const id = useId();
  const [typed, setTyped] = useState(given);
  const [read, setRead] = useState<ReadFlows | null>(() => (given === '' ? null : readFlows(given)));
  const take = () => {
    const found = readFlows(typed);
    if (found.faults.length === 0 && found.flows.length > 0) onTake(found.flows);
    else setRead(found);
  };
  return (
    <div className="px-flows__paste">
      <label htmlFor={id}>{text.label}</label>
      <textarea
        id={id}
        rows={6}
        aria-describedby={`${id}-hint`}
        aria-invalid={read ? true : undefined}
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <small id={`${id}-hint`}>{text.hint}</small>
      <div role="alert">
        {read && read.faults.length === 0 && <p>{text.nothing}</p>}
        {read?.faults.slice(0, MOST_NAMED).map(({ line, fault }) => (
          <p key={line}>{text.fault(line, text.faults[fault])}</p>
        ))}
      </div>
      <button type="button" onClick={take}>
        {text.take}
      </button>
    </div>
  );
}
