import { getKycDetails, type KycDetails, requestKyc } from '@prosperx/core/kyc';
import { autoPopulate } from '@prosperx/core/profile';
import { isInAppShell } from '#bridge/native/native.js';
import type { ApiClient } from '#services/client.js';

/** Asks about a PAN; the date of birth, as it is typed, opens its record. */
export async function lookUpPan(api: ApiClient, pan: string, dob?: string): Promise<KycDetails> {
  return (await api(getKycDetails, { query: { pan, ...(dob && { dob }) } })).responseData;
}

export interface KycRequest {
  readonly pan: string;
  readonly name: string;
  readonly email: string;
  /** Where the identity provider sends the person back to. */
  readonly callbackUrl: string;
}

/** Begins a KYC; resolves with the provider's page. The mobile is left to the server, which alone knows it whole. */
export async function beginKyc(api: ApiClient, { pan, ...person }: KycRequest): Promise<string> {
  const device = isInAppShell() ? 'app' : 'web';
  return (await api(requestKyc, { body: { ...person, pancard: pan, mobile: '', device } })).url;
}

/** Fills the profile with what was shared, and asks the registry anew, which the KYC page does again where it does not answer; false: the person came back without sharing anything. */
export async function importSharedProfile(
  api: ApiClient,
  ucc: string,
  requestId: string,
  pan: string | null,
): Promise<boolean> {
  const { data } = await api(autoPopulate, { query: { ucc, requestId } });
  if (data.shared && pan !== null) await lookUpPan(api, pan).catch(() => undefined);
  return data.shared;
}
