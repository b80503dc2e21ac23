import { OtpDialog } from '#domain/session/otp-dialog.js';
import type { useProfileOtp } from '#queries/use-profile-otp.js';

interface ProfileOtpDialogProps {
  readonly otp: ReturnType<typeof useProfileOtp>;
  readonly title: string;
  readonly submit: string;
}

/** Asks for the code by which a change of the profile is confirmed. */
export const ProfileOtpDialog = ({ otp, title, submit }: ProfileOtpDialogProps) => (
  <OtpDialog
    sent={otp.sent}
    title={title}
    submit={submit}
    busy={otp.isBusy}
    error={otp.error}
    onGive={otp.give}
    onResend={otp.resend}
    onClose={otp.close}
  />
);
