import { PxError } from '@prosperx/core/errors';
import { declarations, isFatcaDeclared, tidyAadhaar } from '@prosperx/core/profile';
import { isProfileLocked } from '@prosperx/core/registration';
import { useState } from 'react';
import { NewTabLink } from '#domain/navigation/new-tab-link.js';
import { NomineeForm } from '#domain/nominee/nominee-form.js';
import { OtpDialog } from '#domain/session/otp-dialog.js';
import { StepFrame } from '#features/onboarding/step-frame.js';
import type { StepProps } from '#features/onboarding/step-views.js';
import { Button } from '#primitives/display/button.js';
import { lazy } from '#primitives/display/lazy.js';
import { TextLink } from '#primitives/display/links.js';
import { Checkbox } from '#primitives/form/checks.js';
import { TextField } from '#primitives/form/text-field.js';
import { UploadField } from '#primitives/form/upload-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { errorMessage } from '#services/services.js';
import { usePicture } from '#services/upload.js';
import { DeclarationStep } from './declaration-step.js';
import { FatcaFields } from './fatca-fields.js';
import { occupationStepText } from './occupation.text.js';
import type { Confirm } from './use-confirm.js';
import { type Occupation, useOccupation } from './use-occupation.js';
import { WorkFields } from './work-fields.js';

interface SignatureFieldProps {
  readonly occupation: Occupation;
  /** The address of the picture that is kept. */
  readonly url: string | null;
}

const SignaturePad = lazy(async () => (await import('#primitives/form/signature-pad.lazy.js')).SignaturePad);

/** A picture of the signature: uploaded, or drawn here and then uploaded. */
function SignatureField({ occupation, url }: SignatureFieldProps) {
  const text = useWords(occupationStepText);
  const { form, signature, isLocked } = occupation;
  const [isDrawing, setDrawing] = useState(false);
  const picture = usePicture(url);
  const keep = (drawn: File) => {
    signature.start(drawn);
    setDrawing(false);
  };
  // whoever uploads one draws none
  const choose = (file: File) => {
    setDrawing(false);
    return signature.start(file);
  };
  return (
    <section>
      <UploadField
        label={text.signature}
        hint={text.signatureHint}
        url={picture}
        upload={{ ...signature, start: choose }}
        error={form.errorOf('signature')}
        disabled={isLocked}
      />
      {!isLocked && (
        <p>
          <TextLink onClick={() => setDrawing(!isDrawing)}>{isDrawing ? text.drawLess : text.draw}</TextLink>
        </p>
      )}
      {isDrawing && <SignaturePad onDrawn={keep} />}
    </section>
  );
}

/** Step 4 asks for what the regulator wants to know, and confirms the whole profile; a profile that the exchange has lacks the declaration at most. */
export function OccupationStep(props: StepProps) {
  return isProfileLocked(props.view) && !isFatcaDeclared(props.view) ? (
    <DeclarationStep {...props} />
  ) : (
    <WholeStep {...props} />
  );
}

function WholeStep(props: StepProps) {
  const text = useWords(occupationStepText);
  const occupation = useOccupation(props);
  const { form, formProps, nomination, confirm, isLocked, isByAdvisor } = occupation;
  return (
    <>
      <StepFrame
        {...props}
        title={text.title}
        intro={isLocked ? text.introLocked : isByAdvisor ? text.introOfCustomer : text.intro}
        busy={confirm.isBusy && confirm.state.at !== 'otp'}
        {...(!isLocked && { form: formProps })}
      >
        <div className="onboarding__parts">
          <fieldset className="onboarding__parts" disabled={isLocked}>
            <Work occupation={occupation} />
            <FatcaFields form={occupation.form} />
            <SignatureField occupation={occupation} url={props.view.signatureURL} />
            <section>
              <h3>{text.nominees}</h3>
              <NomineeForm nomination={nomination} isLocked={isLocked} />
            </section>
          </fieldset>
          <section>
            <h3>{text.declaration}</h3>
            {isByAdvisor ? (
              <p>{text.declaredByCustomer}</p>
            ) : (
              <Checkbox
                checked={form.values.agreed}
                onChange={(agreed) => form.set('agreed', agreed)}
                disabled={isLocked}
              >
                {text.agree}
              </Checkbox>
            )}
            <p>
              <TextLink onClick={confirm.read}>{text.read}</TextLink>
            </p>
          </section>
        </div>
      </StepFrame>
      <DeclarationDialog
        open={confirm.state.at === 'declaration'}
        onAgree={isLocked || isByAdvisor ? undefined : occupation.agree}
        onClose={confirm.close}
      />
      <ConfirmDialog confirm={confirm} />
    </>
  );
}

function Work({ occupation: { form, keptAadhaar, isLocked } }: { readonly occupation: Occupation }) {
  const text = useWords(occupationStepText);
  return (
    <section>
      <h3>{text.work}</h3>
      <div className="onboarding__fields">
        <WorkFields form={form} />
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

/** Asks for the code that confirms the whole profile. */
function ConfirmDialog({ confirm }: { readonly confirm: Confirm }) {
  const text = useWords(occupationStepText);
  const { at, sent } = confirm.state;
  return (
    <OtpDialog
      sent={at === 'otp' ? sent : null}
      title={text.otpTitle}
      submit={text.otpSubmit}
      busy={confirm.isBusy}
      error={confirm.otpError}
      textOf={(error) => otpSentence(error, text)}
      onGive={confirm.giveCode}
      onResend={confirm.sendCode}
      onClose={confirm.close}
    />
  );
}

/** Returns what the server says, with a period at its end; of a server that is not reached, a sentence of its own. */
function otpSentence(error: Error, text: typeof occupationStepText): string {
  if (error instanceof PxError && ['offline', 'unreachable', 'timed_out'].includes(error.code))
    return text.otpUnreachable;
  return errorMessage(error).replace(/\.?$/, '.');
}

interface DeclarationDialogProps {
  readonly open: boolean;
  /** Left out, it is read alone. */
  readonly onAgree: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Shows what is agreed to, word for word; opens too for who would go on without it. */
function DeclarationDialog({ open, onAgree, onClose }: DeclarationDialogProps) {
  const declarationWords = useWords(declarations);
  const text = useWords(occupationStepText);
  const actions = onAgree && (
    <>
      <Button onClick={onClose}>{text.fatcaLater}</Button>
      <Button variant="primary" onClick={onAgree}>
        {text.fatcaAgree}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={text.fatcaTitle} onClose={onClose} actions={actions}>
      <p>{declarationWords.fatca.text}</p>
      <p>
        <NewTabLink to="/terms-conditions">{text.terms}</NewTabLink>
      </p>
    </Dialog>
  );
}
