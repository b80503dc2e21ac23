import { errorText } from '@prosperx/core/errors';
import { type ProfileView } from '@prosperx/core/profile';
import { isRegisteredWithBse } from '@prosperx/core/registration';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RequestId } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { importSharedProfile } from '#queries/kyc.js';
import { profileViewKey } from '#queries/profile.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { kycCheckText } from './kyc-check.text.js';

interface KycReturnProps {
  readonly view: ProfileView;
  readonly requestId: string;
}

/** Fills the profile of a person who is back from the identity provider, and goes on to the first step of onboarding; a registered investor sees the state of their KYC. */
export function KycReturn({ view, requestId }: KycReturnProps) {
  const errorWords = useWords(errorText);
  const text = useWords(kycCheckText);
  const { api } = useServices();
  const { navigate } = useWidget();
  const queryClient = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: () => importSharedProfile(api, view.encryptedId, requestId, view.pan),
    onSuccess: async (isShared) => {
      await queryClient.invalidateQueries({ queryKey: profileViewKey });
      if (!isShared) navigate('/profile/kyc-details', { shared: 'no' });
      else navigate(isRegisteredWithBse(view) ? '/profile/kyc-details' : '/profile/personal-details');
    },
  });
  useEffect(() => mutate(), [mutate]);
  if (error) {
    const back = (
      <Button variant="primary" onClick={() => navigate('/profile/kyc-details')}>
        {text.again}
      </Button>
    );
    return (
      <EmptyState
        level={2}
        tone="error"
        note={<RequestId error={error} />}
        title={text.notFilled}
        text={errorWords.redirect_failed}
        action={back}
      />
    );
  }
  return <p role="status">{text.filling}</p>;
}
