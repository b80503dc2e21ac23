import { checkFamily, type CustomerNotes } from '@prosperx/core/agent';
import { familyFieldText } from '@prosperx/core/family';
import { useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { Chips } from '#primitives/display/chips.js';
import { TextField } from '#primitives/form/text-field.js';
import { useFirstWrong } from '#primitives/form/use-first-wrong.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { customerNotesText } from './customer-notes.text.js';

interface CustomerFamilyProps {
  readonly kept: CustomerNotes;
  readonly busy: boolean;
  /** The family that was chosen has no room. */
  readonly isFull: boolean;
  readonly onSave: (family: string) => void;
}

/** Families that are known and offered. */
const MOST_OFFERED = 8;

/** The family in which an advisor groups a customer: one that is known, or another; an empty field takes them out. */
export function CustomerFamily({ kept, busy, isFull, onSave }: CustomerFamilyProps) {
  const text = useWords(customerNotesText);
  const faults = useWords(familyFieldText);
  const [typed, setTyped] = useState(kept.family);
  const [tries, setTries] = useState(0);
  const form = useFirstWrong<HTMLFormElement>(tries);
  const fault = checkFamily(typed);
  const others = kept.knownFamilies.filter((name) => name !== kept.family).slice(0, MOST_OFFERED);
  const save = (name: string) => {
    setTyped(name);
    onSave(name);
  };
  return (
    <>
      <p className="px-muted">{text.familyHint}</p>
      {others.length > 0 && (
        <Chips
          label={text.knownFamilies}
          chips={others.map((value) => ({ value, text: value }))}
          value={null}
          onPick={save}
        />
      )}
      <form
        ref={form}
        className="customer-notes__tag"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTries(tries + 1);
          if (fault === null && typed.trim() !== kept.family) save(typed);
        }}
      >
        <TextField
          label={text.familyName}
          value={typed}
          error={fault !== null ? text.familyTooLong : isFull ? faults.tooMany : undefined}
          onInput={setTyped}
        />
        <Button type="submit" aria-label={text.keepFamily} busy={busy}>
          {text.save}
        </Button>
      </form>
    </>
  );
}
