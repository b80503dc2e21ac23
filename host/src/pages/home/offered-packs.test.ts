import { rupees } from '@prosperx/core/money';
import type { Pack } from '@prosperx/core/pack';
import { expect, it } from 'vitest';
import { offeredPacks } from './offered-packs.js';

const pack = (packName: string, limits: Partial<Pack['limits']> = {}): Pack => ({
  encryptedMintPackId: packName,
  packName,
  summary: '',
  schemes: [],
  limits: {
    allowPurchase: true,
    minimumSipAmount: rupees(500),
    minimumLumpsumAmount: rupees(5_000),
    sipMultiple: rupees(100),
    lumpsumMultiple: rupees(100),
    maximumAmount: rupees(10_00_000),
    sipDates: [1],
    ...limits,
  },
});

it('home offers the first three packs that take money, from the least amount of what they take', () => {
  const packs = [
    pack('closed', { allowPurchase: false }),
    pack('no lumpsum', { minimumLumpsumAmount: null }),
    pack('no SIP', { minimumSipAmount: null }),
    pack('neither', { minimumLumpsumAmount: null, minimumSipAmount: null }),
    pack('both'),
    pack('fourth'),
  ];
  expect(offeredPacks(packs).map((offered) => [offered.pack.packName, offered.least])).toEqual([
    ['no lumpsum', rupees(500)],
    ['no SIP', rupees(5_000)],
    ['both', rupees(500)],
  ]);
});
