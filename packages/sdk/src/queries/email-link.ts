import { sendEmailLink } from '@prosperx/core/profile';
import type { Services } from '#services/services.js';
import { profileViewKey } from './profile.js';

/** Sends the link again by which the email address is verified; who opened it meanwhile is shown so. */
export async function sendEmailLinkAgain(services: Services): Promise<void> {
  await services.api(sendEmailLink, { query: { ucc: services.session.getState().user?.encryptedId ?? '' }, body: {} });
  await services.queryClient.invalidateQueries({ queryKey: profileViewKey });
}
