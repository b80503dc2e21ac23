import { describe, expect, it } from 'vitest';
import { withoutDuplicates } from './duplicates.js';

const scheme = (amfiCode: string, plan = 'Regular', option = 'Growth') => ({
  amfiCode,
  fundHouse: 'First Mutual Fund',
  name: 'First Liquid Fund',
  shortName: plan === 'Direct' ? 'First Liquid Fund - Direct' : 'First Liquid Fund',
  plan,
  option,
  isListed: plan === 'Regular',
});
const MARKET = [scheme('1'), scheme('2'), scheme('3'), scheme('4', 'Direct'), scheme('5', 'Regular', 'IDCW')];
const NAVS = new Map([
  ['1', 4025],
  ['2', 2790],
  ['3', 2500],
  ['4', 2819],
]);
const listed = (schemes: readonly { readonly amfiCode: string; readonly isListed: boolean }[]) =>
  schemes.filter(({ isListed }) => isListed).map(({ amfiCode }) => amfiCode);

describe('withoutDuplicates', () => {
  it('keeps of one name and option the scheme that comes nearest to the direct plan from below', () => {
    expect(listed(withoutDuplicates(MARKET, NAVS, new Set()))).toEqual(['2', '5']);
  });

  it('keeps the one that is sold here before all', () => {
    expect(listed(withoutDuplicates(MARKET, NAVS, new Set(['3'])))).toEqual(['3', '5']);
  });

  it('keeps the first where no direct plan tells them apart', () => {
    const alone = MARKET.filter(({ plan }) => plan === 'Regular');
    expect(listed(withoutDuplicates(alone, NAVS, new Set()))).toEqual(['1', '5']);
  });
});
