import type { NomineeField } from '@prosperx/core/nominee';
import { Button } from '#primitives/display/button.js';
import { Checkbox } from '#primitives/form/checkbox.js';
import type { BoundField } from '#primitives/form/use-form.js';
import type { ListedNominee } from './nomination-edit.js';
import { Contact, Identity, MinorFields, Person } from './nominee-parts.js';
import { nomineesText as text } from './nominees.text.js';
import type { NominationForm } from './use-nomination.js';

interface NomineeFieldsProps {
  readonly nominee: ListedNominee;
  /** Counted from 0. */
  readonly index: number;
  readonly nomination: NominationForm;
  readonly isLocked: boolean;
  readonly onRemove: () => void;
}

/** One nominee, under his heading. */
export function NomineeFields({ nominee, index, nomination, isLocked, onRemove }: NomineeFieldsProps) {
  const { id, draft } = nominee;
  const title = text.nominee(index + 1);
  const isNamed = draft.nomineeName.trim() !== '';
  const bound = (name: Exclude<NomineeField, 'isNomineeMinor'>): BoundField<string> => ({
    name: `${id}-${name}`,
    value: draft[name],
    onInput: (value) => nomination.set(id, name, value),
    onBlur: () => nomination.leave(id, name),
    error: nomination.errorOf(index, name),
  });
  return (
    <fieldset className="nominee-form__one" aria-label={title}>
      <div className="nominee-form__head">
        <h2 tabIndex={-1}>{title}</h2>
        {!isLocked && nomination.listed.length > 1 && (
          <Button variant="danger-ghost" size="sm" aria-label={text.remove(title)} onClick={onRemove}>
            {text.removeShort}
          </Button>
        )}
      </div>
      <Person bound={bound} />
      <Checkbox
        checked={draft.isNomineeMinor}
        onChange={(isMinor) => nomination.set(id, 'isNomineeMinor', isMinor)}
        disabled={!isNamed}
        hint={isNamed ? undefined : text.minorHint}
      >
        {text.minor}
      </Checkbox>
      {draft.isNomineeMinor && isNamed && <MinorFields bound={bound} />}
      <Identity bound={bound} />
      <Contact bound={bound} />
    </fieldset>
  );
}
