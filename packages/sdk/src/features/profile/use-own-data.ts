import { PxError } from '@prosperx/core/errors';
import { DELETION_BLOCKERS, type DeletionBlocker, type ProfileView } from '@prosperx/core/profile';
import { isMinor } from '@prosperx/core/session';
import type { BusinessDate } from '@prosperx/core/time';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { READING_TIME } from '#session/flash-store.js';
import { errorMessage, useServices } from '#api/services.js';
import { useProfileOtp } from '#queries/use-profile-otp.js';
import { signOut } from '#session/use-session.js';
import { useWidget } from '#api/widget-context.js';
import { ownDataText as text } from './profile.text.js';
import { askForDeletion, readMyData } from '#queries/profile.js';

function saveAsFile(data: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = text.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

/** What stands in the way, where the server has named it. */
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
    if (!heldIn(error)) services.flash.getState().show('error', errorMessage(error), READING_TIME);
  };
  const otp = useProfileOtp('deletion', profile.primaryMobile, tell);
  const remove = async (ticket: string) => setRequestedOn(await askForDeletion(services, ticket));
  return {
    otp,
    isAsking,
    held,
    /** Just now: the session is over, and the person is told so before he leaves. */
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
export function useOwnData(profile: ProfileView) {
  const services = useServices();
  const tell = (error: unknown) => services.flash.getState().show('error', errorMessage(error), READING_TIME);
  const reading = useMutation({ mutationFn: () => readMyData(services), onSuccess: saveAsFile, onError: tell });
  return { ...useDeletion(profile), isReading: reading.isPending, download: () => reading.mutate() };
}
