import type { BodyOf } from '@prosperx/core/http';
import { type addPasskey, passkeyLogin, resetByPasskey, startPasskey, startPasskeyLogin } from '@prosperx/core/session';
import type { ApiClient } from '#services/client.js';
import type { NewPassword } from './new-password.js';

/** What a person does who closes the browser's question, or lets it run out. */
const isPutOff = (error: unknown) =>
  error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name);

/** Asks the browser; null where its person put it off. */
async function asked(question: Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await question) as PublicKeyCredential | null)?.toJSON() ?? null;
  } catch (error) {
    if (isPutOff(error)) return null;
    throw error;
  }
}

type Made = BodyOf<typeof addPasskey>['credential'];

/** Has the browser make a passkey; null where its person put it off. */
export async function makePasskey(api: ApiClient, password: string): Promise<Made | null> {
  const { options } = (await api(startPasskey, { body: { password } })).data;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  return (await asked(navigator.credentials.create({ publicKey }))) as Made | null;
}

type Given = BodyOf<typeof passkeyLogin>['credential'];

/** Has a passkey of the browser answer the server; null where its person put it off. */
async function assertion(api: ApiClient): Promise<Given | null> {
  const { options } = (await api(startPasskeyLogin, { body: {} })).data;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  return (await asked(navigator.credentials.get({ publicKey }))) as Given | null;
}

/** Signs in by a passkey that the browser has; null where its person put it off. */
export async function givePasskey(api: ApiClient) {
  const credential = await assertion(api);
  return credential && (await api(passkeyLogin, { body: { credential } })).responseData;
}

/** Sets a password that was forgotten, by the ticket of a code and a passkey; null where its person put it off. */
export async function setPasswordByPasskey(api: ApiClient, body: NewPassword) {
  const credential = await assertion(api);
  return credential && (await api(resetByPasskey, { body: { ...body, credential } })).responseData;
}
