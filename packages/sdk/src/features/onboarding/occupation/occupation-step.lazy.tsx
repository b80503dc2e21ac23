import { INCOME_SLABS, incomeSlabText, OCCUPATION_TYPES, occupationText, tidyAadhaar } from '@prosperx/core/profile';
import { NomineeForm } from '#features/nominees/nominee-form.js';
import { Checkbox } from '#primitives/form/checkbox.js';
import { SegmentField } from '#primitives/form/segment-field.js';
import { SelectField } from '#primitives/form/select-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { TextLink } from '#primitives/display/text-link.js';
import { StepFrame } from '#features/onboarding/step-frame.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { DeclarationDialog } from './declaration-dialog.js';
import { occupationStepText as text } from './occupation.text.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { SignatureField } from './signature-field.js';
import { type Occupation, useOccupation } from './use-occupation.js';

const occupations = OCCUPATION_TYPES.map((value) => ({ value, text: occupationText[value] }));
const slabs = INCOME_SLABS.map((value) => ({ value, text: incomeSlabText[value] }));

/** Step 4: what the regulator asks besides, and the confirmation of all that was told. */
export function OccupationStep(props: StepProps) {
  const occupation = useOccupation(props);
  const { form, formProps, nomination, confirm, isLocked } = occupation;
  return (
    <>
      <StepFrame
        {...props}
        title={text.title}
        lead={isLocked ? text.leadLocked : text.lead}
        busy={confirm.isBusy && confirm.state.at !== 'otp'}
        {...(!isLocked && { form: formProps })}
      >
        <div className="onboarding__parts">
          <fieldset className="onboarding__parts" disabled={isLocked}>
            <Work occupation={occupation} />
            <SignatureField occupation={occupation} url={props.view.signatureURL} />
            <section>
              <h3>{text.nominees}</h3>
              <NomineeForm nomination={nomination} isLocked={isLocked} />
            </section>
          </fieldset>
          <section>
            <h3>{text.declaration}</h3>
            <Checkbox
              checked={form.values.agreed}
              onChange={(agreed) => form.set('agreed', agreed)}
              disabled={isLocked}
            >
              {text.agree}
            </Checkbox>
            <p>
              <TextLink onClick={confirm.read}>{text.read}</TextLink>
            </p>
          </section>
        </div>
      </StepFrame>
      <DeclarationDialog
        open={confirm.state.at === 'declaration'}
        onAgree={isLocked ? undefined : occupation.agree}
        onClose={confirm.close}
      />
      <ConfirmDialog confirm={confirm} />
    </>
  );
}

function Work({ occupation: { form, keptAadhaar, isLocked } }: { readonly occupation: Occupation }) {
  return (
    <section>
      <h3>{text.work}</h3>
      <div className="onboarding__fields">
        <div className="onboarding__whole">
          <SegmentField
            label={text.occupation}
            options={occupations}
            value={form.values.occupationType}
            onPick={(type) => form.set('occupationType', type)}
            error={form.errorOf('occupationType')}
          />
        </div>
        <SelectField
          label={text.income}
          options={slabs}
          value={form.values.incomeSlab}
          prompt={text.choose}
          onPick={(slab) => form.set('incomeSlab', slab)}
          error={form.errorOf('incomeSlab')}
        />
        <TextField
          {...form.field('aadhar')}
          label={text.aadhaar}
          hint={keptAadhaar ? !isLocked && text.aadhaarKept(keptAadhaar) : text.aadhaarHint}
          placeholder={keptAadhaar ? `••••-••••-${keptAadhaar}` : undefined}
          accept={tidyAadhaar}
          inputMode="numeric"
          autoComplete="off"
          figures
        />
      </div>
    </section>
  );
}
