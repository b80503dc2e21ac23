import { type Nomination, toNomineePayload, updateNominees } from '@prosperx/core/nominee';
import type { Services } from '#api/services.js';
import { changeProfile, profileViewKey } from '#queries/profile.js';
import { isSameNomination } from './check-nomination.js';
import { editOf } from './nomination-edit.js';

/** After this time (milliseconds) a saved nomination is read again (specification, onboarding, section 4). */
const REREAD_AFTER = 3_000;

/** Replaces the nomination of the account holder, by the ticket of a code. Rejects with what the server refused. */
export async function saveNominees(services: Services, nomination: Nomination, ticket: string): Promise<void> {
  const { api, queryClient, session } = services;
  const encryptedId = session.getState().user?.encryptedId ?? '';
  const body = { ...toNomineePayload(nomination), ticket };
  await changeProfile(services, {
    make: async () => (await api(updateNominees, { query: { encryptedId }, body })).data,
    isMade: ({ optIn, nomineeList: nominees }) => isSameNomination(editOf({ optIn, nominees }), editOf(nomination)),
  });
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: profileViewKey }), REREAD_AFTER);
}
