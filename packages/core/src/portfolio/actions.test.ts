import { describe, expect, it } from 'vitest';
import { rupees, units, ZERO_PAISE } from '#money/index.js';
import { isActionOpen, offeredActions } from './actions.js';

const metaData = {
  allowPur: 'Y',
  minLumpsumAmount: rupees(500),
  minSipAmount: rupees(100),
  sipData: 'MONTHLY,1,100,1:5',
} as const;
const folio = {
  unitsAllocated: units(10),
  redemptionAllowed: true,
  stpFlag: 'Y',
  tagToDisplay: 'none',
  metaData,
} as const;

describe('offeredActions', () => {
  it.each([
    ['all of a scheme that is sold and bought', folio, ['investMore', 'redeem', 'switch', 'stp', 'details']],
    [
      'no Invest More while purchases are closed',
      { ...folio, metaData: { ...metaData, allowPur: 'N' as const } },
      ['redeem', 'switch', 'stp', 'details'],
    ],
    [
      'no Invest More without a least amount above zero',
      { ...folio, metaData: { ...metaData, minLumpsumAmount: ZERO_PAISE, minSipAmount: null } },
      ['redeem', 'switch', 'stp', 'details'],
    ],
    [
      'no Invest More by a SIP without dates alone',
      { ...folio, metaData: { ...metaData, minLumpsumAmount: null, sipData: '' } },
      ['redeem', 'switch', 'stp', 'details'],
    ],
    [
      'Invest More by a SIP with dates alone',
      { ...folio, metaData: { ...metaData, minLumpsumAmount: null } },
      ['investMore', 'redeem', 'switch', 'stp', 'details'],
    ],
    ['no sale while redemption is closed', { ...folio, redemptionAllowed: false }, ['investMore', 'stp', 'details']],
    ['no STP without its flag', { ...folio, stpFlag: 'N' as const }, ['investMore', 'redeem', 'switch', 'details']],
    ['no STP without units', { ...folio, unitsAllocated: units(0) }, ['investMore', 'redeem', 'details']],
  ])('are %s', (_name, held, actions) => {
    expect(offeredActions(held)).toEqual(actions);
  });
});

describe('isActionOpen', () => {
  it.each([
    ['redeem', 'none', false, true],
    ['redeem', 'all', false, false],
    ['switch', 'all', false, false],
    ['investMore', 'all', false, true],
    ['details', 'none', true, false],
    ['investMore', 'none', true, false],
  ] as const)('%s with the tag %s, of a grown minor: %s, is open: %s', (action, tagToDisplay, isMajor, isOpen) => {
    expect(isActionOpen(action, { tagToDisplay }, isMajor)).toBe(isOpen);
  });
});
