import { exitAccount as call } from '@prosperx/core/session';
import type { Services } from '#api/services.js';

/** An advisor leaves the account of his customer. */
export async function exitAccount({ api, session }: Services): Promise<void> {
  const { responseData } = await api(call, { body: {} });
  session.getState().signedIn(responseData);
}
