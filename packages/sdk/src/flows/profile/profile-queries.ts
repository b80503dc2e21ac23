import { exportMyData, requestDeletion, updateProfile } from '@prosperx/core/profile';
import { profileViewKey } from '#data/profile-queries.js';
import type { Services } from '#data/services.js';
import { signOut } from '#data/use-session.js';
import type { Contact } from './use-contact-edit.js';

const ownUcc = ({ session }: Services) => session.getState().user?.encryptedId ?? '';

/** Changes how the account holder is reached, by the ticket of a code. Rejects with what the server refused. */
export async function saveContact(services: Services, contact: Contact, ticket: string): Promise<void> {
  const query = { ucc: ownUcc(services) };
  const { data } = await services.api(updateProfile, { query, body: { ...contact, ticket } });
  services.queryClient.setQueryData(profileViewKey, data);
}

/** All that is kept of the account holder. */
export async function readMyData(services: Services): Promise<object> {
  return (await services.api(exportMyData, { query: { ucc: ownUcc(services) } })).data;
}

/** Asks for the account to be deleted; nobody is signed in afterwards. */
export async function askForDeletion(services: Services, ticket: string): Promise<void> {
  await services.api(requestDeletion, { query: { ucc: ownUcc(services) }, body: { ticket } });
  await signOut(services);
}
