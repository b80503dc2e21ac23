import { MAX_TYPED_LENGTH, typedDigits, typedOver } from '@prosperx/core/format';
import { tidyPan } from '@prosperx/core/kyc';
import {
  AADHAAR_ID,
  LICENCE_ID,
  NOMINEE_ID_TYPES,
  NOMINEE_LENGTHS,
  type NomineeField,
  nomineeIdTypeText,
  PAN_ID,
  relationshipName,
  RELATIONSHIPS,
} from '@prosperx/core/nominee';
import { AADHAAR_STORED_DIGITS } from '@prosperx/core/profile';
import { typeMobile } from '@prosperx/core/session';
import { PincodeField } from '#domain/profile/pincode-field.js';
import { Button } from '#primitives/display/button.js';
import { BirthField } from '#primitives/form/amount-field.js';
import { Checkbox } from '#primitives/form/checks.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import type { BoundField } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { ListedNominee } from './nomination.js';
import { nomineesText } from './nominee.text.js';
import type { NominationForm } from './use-nomination.js';

interface SectionProps {
  readonly bound: (name: Exclude<NomineeField, 'isNomineeMinor'>) => BoundField<string>;
}

const AADHAAR_DIGITS = 12;

/** Returns the last digits of a whole Aadhaar number; a digit too many stays, and is reported. */
function typeLastFour(typed: string): string {
  const digits = typedDigits(typed);
  return digits.length === AADHAAR_DIGITS ? digits.slice(-AADHAAR_STORED_DIGITS) : digits;
}

/** What can be typed of each kind of identity. */
const idAccepts: Readonly<Record<string, (typed: string) => string>> = {
  [PAN_ID]: tidyPan,
  [AADHAAR_ID]: typeLastFour,
  [LICENCE_ID]: (typed) => typed.toUpperCase(),
};
const typeShare = (typed: string) => typed.replace(/[^\d.]/g, '').slice(0, MAX_TYPED_LENGTH);

const relationships = () => RELATIONSHIPS.map((value) => ({ value, text: relationshipName(value) }));
const idTypes = (words: typeof nomineeIdTypeText) => NOMINEE_ID_TYPES.map((value) => ({ value, text: words[value] }));

/** For the list of the browser: it hears of a choice by another name. */
const asPicked = ({ onInput, live: _, ...field }: BoundField<string>) => ({ ...field, onPick: onInput });

function Person({ bound }: SectionProps) {
  const text = useWords(nomineesText);
  return (
    <>
      <TextField {...bound('nomineeName')} label={text.name} autoComplete="off" />
      <div className="nominee-form__pair">
        <SelectField
          {...asPicked(bound('relationship'))}
          label={text.relationship}
          prompt={text.relationshipPrompt}
          options={relationships()}
        />
        <TextField
          {...bound('nomineePercentage')}
          label={text.share}
          inputMode="decimal"
          autoComplete="off"
          accept={typeShare}
          after={<span>{text.percent}</span>}
          figures
        />
      </div>
    </>
  );
}

function MinorFields({ bound }: SectionProps) {
  const text = useWords(nomineesText);
  return (
    <div className="nominee-form__pair">
      <BirthField {...bound('nomineeDOB')} label={text.birth} />
      <TextField {...bound('guardianName')} label={text.guardian} autoComplete="off" />
    </div>
  );
}

function Identity({ bound }: SectionProps) {
  const nomineeIdTypeWords = useWords(nomineeIdTypeText);
  const text = useWords(nomineesText);
  const type = bound('nomineeIdentityType');
  const id = bound('nomineeIDNumber');
  const accept = idAccepts[type.value] ?? String;
  return (
    <div className="nominee-form__pair">
      <SelectField {...asPicked(type)} label={text.idType} options={idTypes(nomineeIdTypeWords)} />
      <TextField
        {...id}
        label={text.idNumber[type.value] ?? text.idNumber[PAN_ID] ?? ''}
        inputMode={type.value === AADHAAR_ID ? 'numeric' : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        accept={(typed) => accept(typedOver(id.value, typed))}
        figures
      />
    </div>
  );
}

function Contact({ bound }: SectionProps) {
  const text = useWords(nomineesText);
  const address = bound('nomineeAddress');
  return (
    <>
      <div className="nominee-form__pair">
        <TextField
          {...bound('nomineeEmail')}
          label={text.email}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...bound('nomineeMobile')}
          label={text.mobile}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          accept={typeMobile}
          before={text.countryCode}
          figures
        />
      </div>
      <TextField
        {...address}
        label={text.address}
        autoComplete="off"
        hint={text.addressHint(address.value.length, NOMINEE_LENGTHS.address)}
      />
      <PincodeField {...bound('nomineePincode')} />
    </>
  );
}

interface NomineeFieldsProps {
  readonly nominee: ListedNominee;
  /** Counted from 0. */
  readonly index: number;
  readonly nomination: NominationForm;
  readonly isLocked: boolean;
  readonly onRemove: () => void;
}

/** Shows one nominee under a heading. */
export function NomineeFields({ nominee, index, nomination, isLocked, onRemove }: NomineeFieldsProps) {
  const text = useWords(nomineesText);
  const { id, draft } = nominee;
  const title = text.nominee(index + 1, nomination.rules.most);
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
