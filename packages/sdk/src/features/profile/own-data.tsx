import { formatDate } from '@prosperx/core/format';
import type { DeletionBlocker, ProfileView } from '@prosperx/core/profile';
import { useSession } from '#session/use-session.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { OtpDialog } from '#domain/session/otp-dialog.js';
import { Row } from '#primitives/display/stack.js';
import { AccountForm } from './account-form.js';
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
        <AccountForm profile={profile} />
        {own.mayDelete && (
          <Button size="sm" variant="danger-ghost" onClick={own.ask}>
            {text.delete}
          </Button>
        )}
      </Row>
      {profile.deletionRequestedOn && <p>{text.requestedOn(formatDate(profile.deletionRequestedOn))}</p>}
      <div role="status">{own.held && <Held kinds={own.held} />}</div>
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
      <Dialog
        open={own.requestedOn !== null}
        alert
        title={text.doneTitle}
        onClose={own.leave}
        actions={
          <Button variant="primary" onClick={own.leave}>
            {text.leave}
          </Button>
        }
      >
        <p>{own.requestedOn && text.done(formatDate(own.requestedOn))}</p>
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

/** What has to be done before; stays until it is tried again. */
function Held({ kinds }: { readonly kinds: readonly DeletionBlocker[] }) {
  return <Banner title={text.heldTitle}>{kinds.map((kind) => text.held[kind]).join(' ')}</Banner>;
}
