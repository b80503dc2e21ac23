import { type Pack, packMinimum } from '@prosperx/core/pack';

const SHOWN = 3;

/** Returns the first of the packs that take money, each with the least amount to begin with. */
export function offeredPacks(packs: readonly Pack[]) {
  const taken = packs.flatMap((pack) => {
    const least = packMinimum(pack.limits);
    return least === null ? [] : [{ pack, least }];
  });
  return taken.slice(0, SHOWN);
}
