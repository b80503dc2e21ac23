import { PxError } from '@prosperx/core/errors';
import { saveUser, sendOnboardingOtp, verifyOnboardingOtp } from '@prosperx/core/profile';
import { uploadSignature } from '@prosperx/core/upload';
import { useRef } from 'react';
import { waitForNextOtp } from '#services/error-message.js';
import { useServices } from '#services/services.js';
import { type SendFile, uploadFetch } from '#services/upload-fetch.js';
import { useExclusiveMutation } from '#services/use-exclusive-mutation.js';
import { readSession, useSession } from '#session/use-session.js';

const useUcc = () => useSession().user?.encryptedId ?? '';

export function useSendSignature(refetch: () => Promise<void>): SendFile {
  const { api } = useServices();
  return async (picture, onProgress, signal) => {
    const file = new Uint8Array(await picture.arrayBuffer());
    await api(uploadSignature, { body: { file }, fetch: uploadFetch(onProgress), signal });
    await refetch();
  };
}

/** Sends a code; where one was sent a moment ago, that one still counts. */
export function useSendCode(maskedMobile: string) {
  const { api } = useServices();
  const ucc = useUcc();
  return useExclusiveMutation({
    mutationFn: async () => {
      try {
        const { sentTo, resendAfter } = (await api(sendOnboardingOtp, { query: { ucc }, body: {} })).data;
        return { sentTo, wait: resendAfter, isNew: true };
      } catch (error) {
        return { sentTo: maskedMobile, wait: waitForNextOtp(error), isNew: false };
      }
    },
  });
}

/** Takes the code and sends the profile to the exchange. When only the second is lost, another try does without the code, which is spent, until another one is sent. */
export function useRegister(refetch: () => Promise<void>) {
  const services = useServices();
  const { api } = services;
  const ucc = useUcc();
  const ticket = useRef<string | null>(null);
  const registering = useExclusiveMutation({
    mutationFn: async (otp: string) => {
      ticket.current ??= (await api(verifyOnboardingOtp, { query: { ucc }, body: { otp } })).data.ticket;
      try {
        await api(saveUser, { body: { ticket: ticket.current } });
      } catch (error) {
        if (error instanceof PxError && !error.retryable) ticket.current = null;
        throw error;
      }
    },
    onSuccess: async () => {
      // both say how far the registration is
      await Promise.all([refetch(), readSession(services)]);
    },
  });
  return {
    ...registering,
    /** Another code was sent: the one before counts no more. */
    forgetCode: () => {
      ticket.current = null;
    },
  };
}
