import { createAofUrl, exportMyData, requestDeletion, updateProfile } from '@prosperx/core/profile';
import type { BusinessDate } from '@prosperx/core/time';
import { changeProfile } from '#queries/profile.js';
import type { Services } from '#api/services.js';
import type { Contact } from './use-contact-edit.js';

const ownUcc = ({ session }: Services) => session.getState().user?.encryptedId ?? '';

/** Changes how the account holder is reached, by the ticket of a code. Rejects with what the server refused. */
export async function saveContact(services: Services, contact: Contact, ticket: string): Promise<void> {
  const query = { ucc: ownUcc(services) };
  await changeProfile(services, {
    make: async () => (await services.api(updateProfile, { query, body: { ...contact, ticket } })).data,
    isMade: (view) => Object.entries(contact).every(([name, value]) => view[name as keyof Contact] === value),
  });
}

/** All that is kept of the account holder. */
export async function readMyData(services: Services): Promise<object> {
  return (await services.api(exportMyData, { query: { ucc: ownUcc(services) } })).data;
}

/** Has the account-opening form made; gives its path on the server, good for some minutes. */
export async function makeAccountForm({ api }: Services): Promise<string> {
  return (await api(createAofUrl, { body: {} })).responseData.aofUrl;
}

/** Asks for the account to be deleted; the server has ended the session then. Gives the day of the request. */
export async function askForDeletion(services: Services, ticket: string): Promise<BusinessDate> {
  const { data } = await services.api(requestDeletion, { query: { ucc: ownUcc(services) }, body: { ticket } });
  return data.requestedOn;
}
