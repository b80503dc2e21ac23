import { getProfileView, type ProfileView } from '@prosperx/core/profile';
import { useQuery } from '@tanstack/react-query';
import { isReread } from '#api/is-background-refetch.js';
import { useServices } from '#api/services.js';
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
