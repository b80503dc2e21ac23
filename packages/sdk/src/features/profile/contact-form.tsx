import { ADDRESS_LENGTH, type ProfileView } from '@prosperx/core/profile';
import type { Draft } from '#session/use-draft.js';
import { Button } from '#primitives/display/button.js';
import { OtpDialog } from '#domain/session/otp-dialog.js';
import { PincodeField } from '#domain/profile/pincode-field.js';
import { TextField } from '#primitives/form/text-field.js';
import { profileText as text } from './profile.text.js';
import type { Contact } from '#queries/profile.js';
import { useContactEdit } from './use-contact-edit.js';

interface ContactFormProps {
  readonly profile: ProfileView;
  readonly draft: Draft<Contact>;
  readonly onStop: () => void;
  readonly onSaved: () => void;
}

export function ContactForm({ profile, draft, onStop, onSaved }: ContactFormProps) {
  const { form, otp, isBusy, isChanged } = useContactEdit(profile, draft, onSaved);
  const address = form.field('address');
  return (
    <>
      <form {...form.form} className="profile__form">
        <TextField
          {...form.field('primaryEmail')}
          label={text.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...address}
          label={text.address}
          autoComplete="street-address"
          hint={text.addressHint(address.value.length, ADDRESS_LENGTH)}
        />
        <PincodeField {...form.field('pincode')} />
        <div className="profile__actions">
          <Button variant="ghost" onClick={onStop}>
            {text.discard}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} idle={!isChanged}>
            {text.save}
          </Button>
        </div>
      </form>
      <OtpDialog
        sent={otp.sent}
        title={text.otpTitle}
        submit={text.otpSubmit}
        busy={otp.isBusy}
        error={otp.error}
        onGive={otp.give}
        onResend={otp.resend}
        onClose={otp.close}
      />
    </>
  );
}
