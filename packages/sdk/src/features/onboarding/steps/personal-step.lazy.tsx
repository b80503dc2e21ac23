import { ADDRESS_LENGTH, DECLARATION_FLAGS, declarationFlagText, GENDERS, genderText } from '@prosperx/core/profile';
import { tidyText } from '@prosperx/core/session';
import { PincodeField } from '#domain/profile/pincode-field.js';
import { StepFrame } from '#features/onboarding/step-frame.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { Banner } from '#primitives/display/banner.js';
import { BirthField } from '#primitives/form/amount-field.js';
import { SegmentField } from '#primitives/form/segment-field.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { personalText } from './personal.text.js';
import { type Personal, usePersonal } from './use-personal.js';

const genders = (words: typeof genderText) => GENDERS.map((value) => ({ value, text: words[value] }));
const flags = (words: typeof declarationFlagText) => DECLARATION_FLAGS.map((value) => ({ value, text: words[value] }));

/** Step 1: who the investor is and how they are reached. */
export function PersonalStep(props: StepProps) {
  const genderWords = useWords(genderText);
  const text = useWords(personalText);
  const personal = usePersonal(props);
  const { form, isBusy, isLocked, noteOf } = personal;
  const isBirthOfKyc = noteOf('dob') !== undefined;
  return (
    <StepFrame {...props} title={text.title} intro={text.intro} busy={isBusy} {...(!isLocked && { form: form.form })}>
      {!isLocked && props.view.prefilled.length > 0 && <Banner tone="info">{text.prefilled}</Banner>}
      <div className="onboarding__fields">
        <div className="onboarding__whole">
          <TextField
            label={text.name}
            hint={text.nameHint}
            value={props.view.name}
            onInput={() => undefined}
            readOnly
          />
        </div>
        <SegmentField
          label={text.gender}
          options={genders(genderWords)}
          value={form.values.gender}
          onPick={(gender) => form.set('gender', gender)}
          error={form.errorOf('gender')}
          disabled={isLocked}
        />
        <BirthField
          {...form.field('dob')}
          label={text.birth}
          autoComplete="bday"
          note={noteOf('dob')}
          readOnly={isLocked || isBirthOfKyc}
        />
      </div>
      <Contact {...props} {...personal} />
    </StepFrame>
  );
}

function Contact({ view, form, refusal, isLocked, noteOf }: StepProps & Personal) {
  const declarationFlagWords = useWords(declarationFlagText);
  const text = useWords(personalText);
  return (
    <div className="onboarding__fields">
      <TextField label={text.mobile} value={view.primaryMobile} onInput={() => undefined} readOnly figures />
      <SelectField
        label={text.mobileFlag}
        options={flags(declarationFlagWords)}
        value={form.values.mobileDeclarationFlag}
        onPick={(flag) => form.set('mobileDeclarationFlag', flag)}
        error={form.errorOf('mobileDeclarationFlag')}
        disabled={isLocked}
      />
      <TextField
        {...form.field('primaryEmail')}
        label={text.email}
        hint={view.primaryEmail !== null && !view.isEmailVerified ? text.emailUnverified : undefined}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isLocked}
      />
      <SelectField
        label={text.emailFlag}
        options={flags(declarationFlagWords)}
        value={form.values.emailDeclarationFlag}
        onPick={(flag) => form.set('emailDeclarationFlag', flag)}
        error={form.errorOf('emailDeclarationFlag')}
        disabled={isLocked}
      />
      <div className="onboarding__whole">
        <TextField
          {...form.field('address')}
          error={form.errorOf('address') ?? refusal}
          label={text.address}
          note={noteOf('address')}
          hint={text.counted(tidyText(form.values.address).length, ADDRESS_LENGTH)}
          autoComplete="street-address"
          readOnly={isLocked}
        />
      </div>
      <PincodeField {...form.field('pincode')} readOnly={isLocked} />
    </div>
  );
}
