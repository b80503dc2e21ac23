import { type KycStatus, sentenceOf, setSandboxKyc, useServices } from '@prosperx/sdk/internal';
import { useMutation } from '@tanstack/react-query';
import { sandboxText } from '#pages/sandbox.text.js';

/** Tells the sandbox's KYC registry what to say of a PAN. */
export function useRegistry() {
  const { api, flash } = useServices();
  return useMutation({
    mutationFn: (body: { pan: string; status: KycStatus }) => api(setSandboxKyc, { body }),
    onSuccess: () => flash.getState().show('success', sandboxText.told),
    onError: (error) => flash.getState().show('error', sentenceOf(error)),
  });
}
