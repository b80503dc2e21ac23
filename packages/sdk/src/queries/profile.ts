import type { BodyOf } from '@prosperx/core/http';
import { getProfileView, type ProfileView, saveProfile } from '@prosperx/core/profile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnanswered } from '#api/error-message.js';
import { isReread } from '#api/is-background-refetch.js';
import { type Services, useServices } from '#api/services.js';
import { useSession } from '#session/use-session.js';

export const profileViewKey = ['my', 'profile-view'] as const;

export interface ProfileReading {
  /** Milliseconds between readings of one that somebody else changes; false: read once. */
  readonly every?: ((view: ProfileView | undefined) => number | false) | undefined;
}

/** All that the signed-in person is shown of the profile; read anew by each screen that shows it. */
export function useProfileView({ every }: ProfileReading = {}) {
  const { api } = useServices();
  const { user } = useSession();
  const ucc = user?.encryptedId ?? '';
  return useQuery({
    queryKey: profileViewKey,
    queryFn: async (reading) => (await api(getProfileView, { query: { ucc }, background: isReread(reading) })).data,
    enabled: user !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => every?.(state.data) ?? false,
  });
}

interface ProfileChange {
  /** Makes it; resolves to the profile with it. */
  make(): Promise<ProfileView>;
  isMade(view: ProfileView): boolean;
}

/** What is there now, and whether that could be told. */
async function readAgain({ api, session }: Services): Promise<ProfileView | null> {
  const ucc = session.getState().user?.encryptedId ?? '';
  return api(getProfileView, { query: { ucc } }).then(
    ({ data }) => data,
    () => null,
  );
}

/** Changes the profile, and shows it as it is then. A change whose answer was lost on the way was made where the profile, read again, has it. */
export async function changeProfile(services: Services, { make, isMade }: ProfileChange): Promise<void> {
  const show = (view: ProfileView) => services.queryClient.setQueryData(profileViewKey, view);
  try {
    show(await make());
  } catch (error) {
    const view = isUnanswered(error) ? await readAgain(services) : null;
    if (view) show(view);
    if (!view || !isMade(view)) throw error;
  }
}

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
