import { isRegisteredWithBse, type ProfileView } from '@prosperx/core/profile';
import { ContinueOnboarding } from '#domain/profile/continue-onboarding.js';
import { OtpDialog } from '#domain/session/otp-dialog.js';
import { Button } from '#primitives/display/button.js';
import { useFocusFirst } from '#primitives/form/use-focus-first.js';
import { useStyles } from '#theme/use-styles.js';
import { NomineeForm } from './nominee-form.js';
import { NomineeList } from './nominee-list.js';
import css from './nominees.css?inline';
import { nomineesText as text } from './nominees.text.js';
import { type NomineeEdit, useNomineeEdit } from './use-nominee-edit.js';

export interface NomineePanelProps {
  readonly profile: ProfileView;
  /** Hears of a saved change. */
  readonly onSaved?: ((detail: { wanted: boolean }) => unknown) | undefined;
  /** How often the form was asked for from elsewhere: each time it opens. */
  readonly asks?: number | undefined;
}

/** The nominees of a profile, and for who is registered the way to change them. */
export function NomineePanel({ profile, onSaved, asks = 0 }: NomineePanelProps) {
  useStyles(css);
  const edit = useNomineeEdit(profile, (wanted) => onSaved?.({ wanted }), asks);
  const isRegistered = isRegisteredWithBse(profile);
  const shown = useFocusFirst<HTMLDivElement>(edit.isEditing);
  if (isRegistered && edit.isEditing) {
    return (
      <div ref={shown}>
        <Editing edit={edit} />
      </div>
    );
  }
  return (
    <div ref={shown} className="nominees">
      <NomineeList profile={profile} />
      {isRegistered ? (
        <Button onClick={edit.edit}>{profile.nomineeList.length > 0 ? text.edit : text.addDetails}</Button>
      ) : (
        <ContinueOnboarding />
      )}
    </div>
  );
}

function Editing({ edit }: { readonly edit: NomineeEdit }) {
  const { nomination, otp } = edit;
  return (
    <>
      <form className="nominees nominees--edit" noValidate onSubmit={edit.submit}>
        <NomineeForm nomination={nomination} />
        <div className="nominees__actions">
          {edit.canDiscard && (
            <Button variant="ghost" onClick={edit.discard}>
              {text.discard}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={edit.isBusy} idle={!nomination.isChanged}>
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
