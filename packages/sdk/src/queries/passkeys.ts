import type { BodyOf } from '@prosperx/core/http';
import { type addPasskey, passkeyLogin, startPasskey, startPasskeyLogin } from '@prosperx/core/session';
import type { ApiClient } from '#services/client.js';

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

/** Signs in by a passkey that the browser has; null where its person put it off. */
export async function givePasskey(api: ApiClient) {
  const { options } = (await api(startPasskeyLogin, { body: {} })).data;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  const credential = (await asked(navigator.credentials.get({ publicKey }))) as Given | null;
  return credential && (await api(passkeyLogin, { body: { credential } })).responseData;
}
