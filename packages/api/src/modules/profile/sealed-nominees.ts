import type { NomineeDraft } from '@prosperx/core/nominee';
import type { Crypto } from '#crypto/crypto.js';
import type { Sealed } from '#db/schema/index.js';

/** Nominees as they are stored: all of it is personal, so all of it is encrypted. null for none. */
export function sealNominees(crypto: Crypto, nominees: readonly NomineeDraft[]): Sealed | null {
  return nominees.length === 0 ? null : crypto.seal(JSON.stringify(nominees));
}

export function openNominees(crypto: Crypto, sealed: Sealed | null): NomineeDraft[] {
  return sealed === null ? [] : (JSON.parse(crypto.open(sealed)) as NomineeDraft[]);
}
