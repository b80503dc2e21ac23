import type { KycDetails } from '@prosperx/core/kyc';
import type { ProfileView } from '@prosperx/core/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileViewKey } from '#queries/profile.js';
import { useServices } from '#api/services.js';
import { useLatest } from '#primitives/hooks/use-latest.js';
import type { Step } from './kyc-machine.js';
import { lookUpPan } from '#queries/kyc.js';

/**
 * Notices a KYC that was done elsewhere, as in the tab of the identity provider: when this one is looked at again the profile is read anew,
 * and only if it holds another status is the registry asked, since each of its answers is paid for.
 */
export function useKycElsewhere(step: Step, onChanged: (pan: string, details: KycDetails) => void): void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const now = useLatest({ step, onChanged });
  useEffect(() => {
    let isReading = false;
    const readAgain = async () => {
      const { step: shown } = now.current;
      if (isReading || document.visibilityState !== 'visible' || shown.name !== 'answered') return;
      isReading = true;
      try {
        await queryClient.invalidateQueries({ queryKey: profileViewKey });
        const view = queryClient.getQueryData<ProfileView>(profileViewKey);
        if (view?.pan !== shown.pan || view.panStatus === shown.details.status) return;
        now.current.onChanged(shown.pan, await lookUpPan(api, shown.pan));
      } finally {
        isReading = false;
      }
    };
    const onLook = () => void readAgain().catch(() => undefined);
    document.addEventListener('visibilitychange', onLook);
    window.addEventListener('focus', onLook);
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      window.removeEventListener('focus', onLook);
    };
  }, [api, queryClient, now]);
}
