import { getProfileView, type ProfileView } from '@prosperx/core/profile';
import { profileViewKey } from './profile.js';
import { isUnanswered } from '#api/error-message.js';
import type { Services } from '#api/services.js';

export interface ProfileChange {
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
