import { type Nomination, toNomineePayload, updateNominees } from '@prosperx/core/nominee';
import { profileViewKey } from '#data/profile-queries.js';
import type { Services } from '#data/services.js';

/** After this time (milliseconds) a saved nomination is read again (specification, onboarding, section 4). */
const REREAD_AFTER = 3_000;

/** Replaces the nomination of the account holder, by the ticket of a code. Rejects with what the server refused. */
export async function saveNominees(services: Services, nomination: Nomination, ticket: string): Promise<void> {
  const { api, queryClient, session } = services;
  const encryptedId = session.getState().user?.encryptedId ?? '';
  const body = { ...toNomineePayload(nomination), ticket };
  queryClient.setQueryData(profileViewKey, (await api(updateNominees, { query: { encryptedId }, body })).data);
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: profileViewKey }), REREAD_AFTER);
}
