import type { Place } from '@prosperx/core/pincode';
import { importedPincodes } from '#modules/pincode/imported-pincodes.js';
import type { PincodeSource } from '#modules/pincode/port.js';
import type { Services } from '#services.js';
import { SANDBOX_PLACES } from './place-facts.js';

const places = new Map<string, Place>(
  SANDBOX_PLACES.flatMap(([city, state, ...pincodes]) =>
    pincodes.map((pincode) => [pincode, { city, state }] as const),
  ),
);

/** What was imported, and without it the pincodes of big cities. */
export function sandboxPincodes(world: Pick<Services, 'db'>): PincodeSource {
  const imported = importedPincodes(world);
  return { find: async (pincode) => (await imported.find(pincode)) ?? places.get(pincode) ?? null };
}
