import { nomineesErrorText, parseShare, toPercent } from '@prosperx/core/nominee';
import { declarations } from '@prosperx/core/profile';
import { useId, useRef, useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { FieldError } from '#primitives/form/field-error.js';
import { RadioCards } from '#primitives/form/radio-cards.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { plus } from '#primitives/icons/features.js';
import { useBeforePaint, useStyles } from '#theme/use-styles.js';
import { NomineeFields } from './nominee-fields.js';
import { nomineesText } from './nominee.text.js';
import type { NominationForm } from './use-nomination.js';
import css from './nominee-form.css?inline';

export interface NomineeFormProps {
  /** Made by `useNomination`. */
  readonly nomination: NominationForm;
  /** It is shown alone: what would change the list is not drawn. */
  readonly isLocked?: boolean;
}

/** Asks whether nominees are wanted, and which: the fields alone, to stand in a form. */
export function NomineeForm({ nomination, isLocked = false }: NomineeFormProps) {
  const declarationWords = useWords(declarations);
  const nomineesErrorWords = useWords(nomineesErrorText);
  const text = useWords(nomineesText);
  useStyles(css);
  const { optIn, rules } = nomination;
  return (
    <div className="nominee-form" ref={nomination.root}>
      <p className="nominee-form__question" aria-hidden="true">
        {text.question}
      </p>
      <RadioCards
        legend={text.question}
        columns={2}
        cards={[
          { value: 'yes', title: text.yes, text: text.yesText(rules.most) },
          ...(rules.optOut || optIn === false ? [{ value: 'no', title: text.no, text: text.noText }] : []),
        ]}
        value={optIn === null ? null : optIn ? 'yes' : 'no'}
        onPick={(choice) => nomination.choose(choice === 'yes')}
        error={
          nomination.isChoiceMissing ? (rules.optOut ? text.choose : nomineesErrorWords.nominee_needed) : undefined
        }
      />
      {optIn === true && <Nominees nomination={nomination} isLocked={isLocked} />}
      {optIn === false && <p className="nominee-form__declared">{declarationWords.nominationOptOut.text}</p>}
    </div>
  );
}

function Nominees({ nomination, isLocked = false }: NomineeFormProps) {
  const nomineesErrorWords = useWords(nomineesErrorText);
  const text = useWords(nomineesText);
  const { listed, listError } = nomination;
  const changes = useListChanges(nomination);
  const errorId = useId();
  const total = listed.reduce((sum, { draft }) => sum + (parseShare(draft.nomineePercentage) ?? 0), 0);
  return (
    <div className="nominee-form__list" ref={changes.place}>
      {listed.map((nominee, index) => (
        <NomineeFields
          key={nominee.id}
          nominee={nominee}
          index={index}
          nomination={nomination}
          isLocked={isLocked}
          onRemove={() => changes.remove(nominee.id)}
        />
      ))}
      <p className="px-vh" role="status">
        {changes.said}
      </p>
      <div className="nominee-form__foot">
        {!isLocked && listed.length < nomination.rules.most && (
          <Button onClick={changes.add}>
            <Icon shape={plus} />
            {text.add}
          </Button>
        )}
        <div className="nominee-form__total">
          <p>{text.total(String(toPercent(total)))}</p>
          {!isLocked && (
            <Button variant="ghost" size="sm" onClick={nomination.shareEqually}>
              {text.split}
            </Button>
          )}
        </div>
      </div>
      {listError && (
        <div data-list-error tabIndex={-1}>
          <FieldError id={errorId} live>
            {nomineesErrorWords[listError]}
          </FieldError>
        </div>
      )}
    </div>
  );
}

/**
 * Moves the focus to a nominee who was added, and says that one was removed: there it goes to the one who took their place or, after the last,
 * to what follows the list.
 */
function useListChanges(nomination: NominationForm) {
  const text = useWords(nomineesText);
  const [changed, setChanged] = useState({ times: 0, index: 0, said: '' });
  const place = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    if (changed.times === 0) return;
    const blocks = place.current?.querySelectorAll<HTMLElement>('fieldset h2') ?? [];
    const next = blocks[changed.index] ?? place.current?.querySelector<HTMLElement>('.nominee-form__foot button');
    next?.focus();
  }, [changed]);
  return {
    place,
    said: changed.said,
    add: () => {
      nomination.add();
      setChanged(({ times }) => ({ times: times + 1, index: nomination.listed.length, said: '' }));
    },
    remove: (id: number) => {
      const index = nomination.listed.findIndex((nominee) => nominee.id === id);
      const name = nomination.listed[index]?.draft.nomineeName.trim() ?? '';
      nomination.remove(id);
      setChanged(({ times }) => ({
        times: times + 1,
        index,
        said: text.removed(text.nominee(index + 1, nomination.rules.most), name),
      }));
    },
  };
}
