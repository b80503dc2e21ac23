import type { BodyOf } from '@prosperx/core/http';
import { saveProfile } from '@prosperx/core/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileViewKey } from './profile.js';
import { useServices } from '#api/services.js';
import { useSession } from '#session/use-session.js';

/** Keeps some of the profile's fields; the answer replaces what is shown. */
export function useSaveProfile() {
  const { api, flash } = useServices();
  const { user } = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<typeof saveProfile>) =>
      (await api(saveProfile, { query: { ucc: user?.encryptedId ?? '' }, body })).data,
    onSuccess: (view) => {
      // what failed before is done now
      if (flash.getState().flash?.tone === 'error') flash.getState().hide();
      queryClient.setQueryData(profileViewKey, view);
    },
  });
}
