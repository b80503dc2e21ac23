import { useState } from 'react';
import { lazy } from '#primitives/display/lazy.js';
import { TextLink } from '#primitives/display/text-link.js';
import { UploadField } from '#primitives/form/upload-field.js';
import { usePicture } from '#features/onboarding/use-picture.js';
import { occupationStepText as text } from './occupation.text.js';
import type { Occupation } from './use-occupation.js';

interface SignatureFieldProps {
  readonly occupation: Occupation;
  /** Of the picture that is kept. */
  readonly url: string | null;
}

const SignaturePad = lazy(async () => (await import('#primitives/form/signature-pad.lazy.js')).SignaturePad);

/** A picture of the signature: uploaded, or drawn here and then uploaded. */
export function SignatureField({ occupation, url }: SignatureFieldProps) {
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
