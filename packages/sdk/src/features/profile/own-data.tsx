import { PxError } from '@prosperx/core/errors';
import { formatDate } from '@prosperx/core/format';
import { DELETION_BLOCKERS, type DeletionBlocker, deletionDay, type ProfileView } from '@prosperx/core/profile';
import { isGrownMinor, isMinor } from '@prosperx/core/session';
import type { BusinessDate } from '@prosperx/core/time';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isInAppShell } from '#bridge/native/native.js';
import { ProfileOtpDialog } from '#domain/session/otp-dialog.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { Row } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { requestAccountDeletion, makeAccountForm, readMyData, useWithdrawDeletion } from '#queries/profile.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { showErrorFlash } from '#services/error-message.js';
import { handFile } from '#services/hand-file.js';
import { saveText } from '#services/save-text.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { signOut } from '#session/logout.js';
import { useIsSignedOn, useSession } from '#session/use-session.js';
import { READING_TIME } from '#stores/stores.js';
import { ownDataText } from './profile.text.js';

/** True when the profile has everything that the form holds. */
const isComplete = ({ onboardingStep }: ProfileView) => onboardingStep === 'confirm' || onboardingStep === 'done';

/** Saves a file that its server sends to be saved. It asks for no new tab: once an answer was waited for, a browser may open none. */
function save(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}

/** The account-opening form as the exchange gets it; nothing until the profile has all that stands in it. */
function AccountForm({ profile }: { readonly profile: ProfileView }) {
  const text = useWords(ownDataText);
  const widget = useWidget();
  const services = useServices();
  const form = useMutation({
    mutationFn: () => makeAccountForm(services),
    onSuccess: (fileUrl) => {
      const file = { fileUrl, fileName: text.formFileName, fileType: 'application/pdf' };
      // PAN and account number are in it: a page around a frame is not told where it is
      if (isInAppShell()) void handFile(file, widget);
      else save(`${widget.apiBase ?? ''}${fileUrl}`, file.fileName);
    },
    onError: (error) => showErrorFlash(services, error, undefined, READING_TIME),
  });
  const isSignedOn = useIsSignedOn();
  if (!isComplete(profile) || isGrownMinor(profile) || isSignedOn) return null;
  return (
    <Button size="sm" busy={form.isPending} onClick={() => form.mutate()}>
      {text.form}
    </Button>
  );
}

/** Offers what a person may do with the data that is kept about them. An advisor does not do it for them. */
export function OwnData({ profile }: { readonly profile: ProfileView }) {
  const { advisor } = useSession();
  return advisor ? null : <Rights profile={profile} />;
}

function Rights({ profile }: { readonly profile: ProfileView }) {
  const text = useWords(ownDataText);
  const { otp, copyOtp, ...own } = useOwnData(profile);
  // the web-view of an app saves nothing that a page has made itself
  const isInApp = isInAppShell();
  return (
    <Card title={text.title} tone="fill">
      <p className="profile__rights">{isInApp ? text.inApp : text.text}</p>
      <Row>
        {!isInApp && (
          <Button size="sm" busy={copyOtp.isBusy} onClick={own.download}>
            {text.download}
          </Button>
        )}
        <AccountForm profile={profile} />
        {own.mayDelete && (
          <Button size="sm" variant="danger-ghost" onClick={own.ask}>
            {text.delete}
          </Button>
        )}
      </Row>
      {profile.deletionRequestedOn && <Requested requestedOn={profile.deletionRequestedOn} />}
      <div role="status">{own.held && <DeletionBlockers kinds={own.held} />}</div>
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
        <p>{own.requestedOn && text.done(formatDate(own.requestedOn), formatDate(deletionDay(own.requestedOn)))}</p>
      </Dialog>
      <ProfileOtpDialog otp={copyOtp} title={text.copyOtpTitle} submit={text.copyOtpSubmit} />
      <ProfileOtpDialog otp={otp} title={text.otpTitle} submit={text.otpSubmit} />
    </Card>
  );
}

/** Says when the account will be deleted, and lets its owner keep it. */
function Requested({ requestedOn }: { readonly requestedOn: BusinessDate }) {
  const text = useWords(ownDataText);
  const services = useServices();
  const isSignedOn = useIsSignedOn();
  const withdrawal = useWithdrawDeletion({
    onDone: () => services.flash.getState().show('success', text.withdrawn),
    onError: (error) => showErrorFlash(services, error, undefined, READING_TIME),
  });
  return (
    <>
      <p className="profile__requested">
        {text.requestedOn(formatDate(requestedOn), formatDate(deletionDay(requestedOn)))}
      </p>
      {!isSignedOn && (
        <Row>
          <Button size="sm" busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
            {text.withdraw}
          </Button>
        </Row>
      )}
    </>
  );
}

/** Shows what has to be done before; stays until it is tried again. */
function DeletionBlockers({ kinds }: { readonly kinds: readonly DeletionBlocker[] }) {
  const text = useWords(ownDataText);
  return <Banner title={text.heldTitle}>{kinds.map((kind) => text.held[kind]).join(' ')}</Banner>;
}

/** Returns what stands in the way, where the server has named it. */
function heldIn(error: unknown): readonly DeletionBlocker[] | null {
  if (!(error instanceof PxError) || error.code !== 'units_held') return null;
  const { held } = (error.details.data ?? {}) as { readonly held?: unknown };
  return DELETION_BLOCKERS.filter((kind) => Array.isArray(held) && held.includes(kind));
}

/** The way out: what stands in its way, the code, and the end of the session. */
function useDeletion(profile: ProfileView) {
  const services = useServices();
  const { navigate } = useWidget();
  const [isAsking, setAsking] = useState(false);
  const [held, setHeld] = useState<readonly DeletionBlocker[] | null>(null);
  const [requestedOn, setRequestedOn] = useState<BusinessDate | null>(null);
  const tell = (error: unknown) => {
    setHeld(heldIn(error));
    if (!heldIn(error)) showErrorFlash(services, error, undefined, READING_TIME);
  };
  const otp = useProfileOtp('deletion', profile.primaryMobile, tell);
  const remove = async (ticket: string) => setRequestedOn(await requestAccountDeletion(services, ticket));
  return {
    otp,
    isAsking,
    held,
    /** True once the account is closed: the session is over, and the page says so before the person leaves. */
    requestedOn,
    mayDelete: !isMinor(profile) && profile.deletionRequestedOn === null,
    ask: () => setAsking(true),
    keep: () => setAsking(false),
    sendCode: () => {
      setAsking(false);
      setHeld(null);
      otp.ask(remove, tell);
    },
    leave: () => {
      navigate('/home');
      void signOut(services);
    },
  };
}

/** The copy of one's data, and the way out. */
function useOwnData(profile: ProfileView) {
  const services = useServices();
  const text = useWords(ownDataText);
  const tell = (error: unknown) => showErrorFlash(services, error, undefined, READING_TIME);
  const copyOtp = useProfileOtp('export', profile.primaryMobile, tell);
  const read = async (ticket: string) => {
    const data = await readMyData(services, ticket);
    saveText(text.fileName, JSON.stringify(data, null, 2), 'application/json');
  };
  return { ...useDeletion(profile), copyOtp, download: () => copyOtp.ask(read, tell) };
}
