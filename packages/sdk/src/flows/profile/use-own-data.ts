import type { ProfileView } from '@prosperx/core/profile';
import { isMinor } from '@prosperx/core/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { READING_TIME } from '#data/flash-store.js';
import { sentenceOf, useServices } from '#data/services.js';
import { useProfileOtp } from '#data/use-profile-otp.js';
import { ownDataText as text } from './own-data.text.js';
import { askForDeletion, readMyData } from './profile-queries.js';

function saveAsFile(data: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = text.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The copy of one's data, and the way out. */
export function useOwnData(profile: ProfileView) {
  const services = useServices();
  const [isAsking, setAsking] = useState(false);
  const otp = useProfileOtp('deletion', profile.primaryMobile);
  const { flash } = services;
  const tell = (error: unknown) => flash.getState().show('error', sentenceOf(error), READING_TIME);
  const reading = useMutation({ mutationFn: () => readMyData(services), onSuccess: saveAsFile, onError: tell });
  const remove = async (ticket: string) => {
    try {
      await askForDeletion(services, ticket);
    } catch (error) {
      tell(error);
      throw error;
    }
    flash.getState().show('success', text.requested, READING_TIME);
  };
  return {
    otp,
    isReading: reading.isPending,
    isAsking,
    mayDelete: !isMinor(profile),
    download: () => reading.mutate(),
    ask: () => setAsking(true),
    keep: () => setAsking(false),
    sendCode: () => {
      setAsking(false);
      otp.ask(remove);
    },
  };
}
