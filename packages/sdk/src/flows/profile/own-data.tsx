import type { ProfileView } from '@prosperx/core/profile';
import { useSession } from '#data/use-session.js';
import { Button } from '#ui/button.js';
import { Card } from '#ui/card.js';
import { Dialog } from '#ui/dialog.js';
import { OtpDialog } from '#ui/otp-dialog.js';
import { Row } from '#ui/stack.js';
import { ownDataText as text } from './own-data.text.js';
import { useOwnData } from './use-own-data.js';

/** What anybody may do with what is kept about him. An advisor does not do it for him. */
export function OwnData({ profile }: { readonly profile: ProfileView }) {
  const { advisor } = useSession();
  return advisor ? null : <Rights profile={profile} />;
}

function Rights({ profile }: { readonly profile: ProfileView }) {
  const { otp, ...own } = useOwnData(profile);
  return (
    <Card title={text.title} tone="fill">
      <p className="profile__rights">{text.text}</p>
      <Row>
        <Button size="sm" busy={own.isReading} onClick={own.download}>
          {text.download}
        </Button>
        {own.mayDelete && (
          <Button size="sm" variant="danger-ghost" onClick={own.ask}>
            {text.delete}
          </Button>
        )}
      </Row>
      <Dialog
        open={own.isAsking}
        alert
        title={text.askTitle}
        onClose={own.keep}
        actions={
          <>
            <Button onClick={own.keep}>{text.keep}</Button>
            <Button variant="danger" onClick={own.sendCode}>
              {text.sendCode}
            </Button>
          </>
        }
      >
        <p>{text.ask}</p>
      </Dialog>
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
    </Card>
  );
}
