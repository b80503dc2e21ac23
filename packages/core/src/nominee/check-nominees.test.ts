import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDate } from '#time/business-date.js';
import { areNomineesValid, checkNominee, checkNominees, withEqualShares } from './check-nominees.js';
import {
  blankNominee,
  type NomineeDraft,
  type NomineeField,
  sebi2026Rules,
  specificationRules,
  toPercent,
  WHOLE_SHARE,
} from './nominee.js';
import { type NomineeErrorCode, nomineeErrorText, nomineesErrorText, nomineeTitle } from './nominee.text.js';

const investor = { name: 'Asha Rao', pan: 'ASHAR0001A', aadhaarLastFour: '1234' };
const together = { rules: specificationRules, investor, today: businessDate('2026-11-22') };
const alone = { ...together, before: [] };
const ravi: NomineeDraft = {
  ...blankNominee,
  nomineeName: 'Ravi Rao',
  relationship: 'Brother',
  nomineePercentage: '100',
  nomineeIDNumber: 'RAVIR0001A',
  nomineeEmail: 'ravi@example.com',
  nomineeMobile: '9876543210',
  nomineeAddress: '12 Karve Road, Kothrud',
  nomineePincode: '411038',
};
const child: NomineeDraft = { ...ravi, isNomineeMinor: true, nomineeDOB: '2015-06-01', guardianName: 'Asha Rao' };
const said = (codes: Partial<Record<NomineeField, NomineeErrorCode>>, field: NomineeField) => {
  const code = codes[field];
  return code ? nomineeErrorText[code] : null;
};
const checked = (field: NomineeField, over: Partial<NomineeDraft>, base = ravi) =>
  said(checkNominee({ ...base, ...over }, alone), field);

describe('checkNominee', () => {
  it('finds no fault in a complete nominee', () => {
    expect(checkNominee(ravi, alone)).toEqual({});
    expect(checkNominee(child, alone)).toEqual({});
  });

  it.each<[NomineeField, string, string | null]>([
    ['nomineeName', '', 'Please enter your nominee name'],
    ['nomineeName', 'R2 Rao', 'Please enter a valid name'],
    ['nomineeName', "D'Souza", 'Please enter a valid name'],
    ['nomineeName', 'A'.repeat(41), 'Please enter 40 characters only'],
    ['nomineeName', 'asha RAO', 'You cannot nominate yourself.'],
    ['relationship', '', 'Please select your relationship with nominee'],
    ['relationship', 'Friend', 'Please select your relationship with nominee'],
    ['nomineePercentage', '', 'Please enter a valid nominee %'],
    ['nomineePercentage', '0.99', 'Please enter a valid %'],
    ['nomineePercentage', '1', null],
    ['nomineePercentage', '33.34', null],
    ['nomineePercentage', '33.345', 'Please enter a valid %'],
    ['nomineePercentage', '100.01', 'Please enter a valid %'],
    ['nomineePercentage', '1e1', 'Please enter a valid %'],
    ['nomineeIdentityType', '', 'Please select a valid identity type'],
    ['nomineeIdentityType', '4', 'Please select a valid identity type'],
    ['nomineeIDNumber', '', 'Please enter ID number'],
    ['nomineeIDNumber', 'A'.repeat(31), 'Please enter 30 characters only'],
    ['nomineeIDNumber', 'ravir0001a', 'Invalid PAN number'],
    ['nomineeIDNumber', 'ASHAR0001A', 'You cannot use your own PAN number.'],
    ['nomineeEmail', '', 'Please enter email id'],
    ['nomineeEmail', `${'a'.repeat(120)}@x.in`, 'Please enter 120 characters only'],
    ['nomineeEmail', 'ravi@', 'Please enter a valid email'],
    ['nomineeMobile', '', 'Please enter your mobile number'],
    ['nomineeMobile', '98765', 'Please enter a valid mobile number'],
    ['nomineeAddress', '', 'Please enter address'],
    ['nomineeAddress', 'x'.repeat(40), null],
    ['nomineeAddress', 'x'.repeat(41), 'Please enter 40 characters only'],
    ['nomineePincode', '', 'Please enter your pincode'],
    ['nomineePincode', '0', 'Invalid pincode'],
  ])('answers %s %j with %s', (field, value, text) => {
    expect(checked(field, { [field]: value })).toBe(text);
  });

  it.each([
    ['2', '1234', 'You cannot use your own Aadhaar number.'],
    ['2', '4321', null],
    ['2', '123', 'Enter last 4 digits of Aadhaar'],
    ['2', '123456781234', 'Enter last 4 digits of Aadhaar'],
    ['3', 'MH12 20110012345', null],
    ['3', 'MH1220110012345', null],
    ['3', 'MH12  20110012345', 'Please enter Driving License number'],
    ['3', 'MH12201100123', 'Please enter Driving License number'],
  ])('answers an identity of type %s, %j, with %s', (nomineeIdentityType, nomineeIDNumber, text) => {
    expect(checked('nomineeIDNumber', { nomineeIdentityType, nomineeIDNumber })).toBe(text);
  });

  it.each<[NomineeField, string, string | null]>([
    ['nomineeDOB', '', 'Please enter nominee DOB'],
    ['nomineeDOB', '2026-11-22', null],
    ['nomineeDOB', '2026-11-23', nomineeErrorText.birth_not_minor],
    ['nomineeDOB', '2008-11-23', null],
    ['nomineeDOB', '2008-11-22', nomineeErrorText.birth_not_minor],
    ['nomineeDOB', '2015-02-29', nomineeErrorText.birth_no_date],
    ['guardianName', '', 'Please enter guardian name'],
    ['guardianName', 'Asha 2', 'Please enter a valid guardian name'],
    ['guardianName', 'A'.repeat(36), 'Please enter 35 characters only'],
  ])('answers, for a minor, %s %j with %s', (field, value, text) => {
    expect(checked(field, { [field]: value }, child)).toBe(text);
    expect(checked(field, { [field]: value }, { ...child, isNomineeMinor: false })).toBeNull();
  });

  it('refuses a nominee that is named twice, or by the same identity', () => {
    const second = { ...ravi, nomineeName: 'ravi rao', nomineePercentage: '50' };
    const { nominees } = checkNominees([{ ...ravi, nomineePercentage: '50' }, second], together);
    expect(said(nominees[0]!, 'nomineeName')).toBeNull();
    expect(said(nominees[1]!, 'nomineeName')).toBe("Nominee name can't be same.");
    expect(said(nominees[1]!, 'nomineeIDNumber')).toBe("ID number can't be same for nominees with same identity type.");
  });
});

describe('checkNominees', () => {
  const people = ['Ravi Rao', 'Anil Rao', 'Sunil Rao', 'Vimal Rao'];
  const named = (...shares: string[]) =>
    shares.map((nomineePercentage, index) => ({
      ...ravi,
      nomineeName: people[index] ?? '',
      nomineeIDNumber: `RAVIR000${index}A`,
      nomineePercentage,
    }));
  const listSaid = (shares: string[], rules = specificationRules) => {
    const { list } = checkNominees(named(...shares), { ...together, rules });
    return list && nomineesErrorText[list];
  };

  it.each([
    [['100'], null],
    [['50', '50'], null],
    [['33.33', '33.33', '33.34'], null],
    [['33.33', '33.33', '33.33'], 'Total allocation should be 100%'],
    [['99.99'], 'Total allocation should be 100%'],
    [[], nomineesErrorText.nominee_missing],
    [['25', '25', '25', '25'], nomineesErrorText.nominees_too_many],
  ])('answers the shares %j with %s', (shares, text) => {
    expect(listSaid(shares)).toBe(text);
  });

  it('accepts shares exactly when their hundredths make 10,000', () => {
    const share = fc.integer({ min: 100, max: WHOLE_SHARE });
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 3 }), (shares) => {
        const texts = shares.map((each) => (each / 100).toFixed(2));
        const whole = shares.reduce((sum, each) => sum + BigInt(each), 0n) === 10_000n;
        expect(listSaid(texts)).toBe(whole ? null : 'Total allocation should be 100%');
      }),
    );
  });

  // Trust G5: random shares make a whole exactly when their hundredths do
  it('accepts a whole that is cut anywhere', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(cuts, fc.integer({ min: 0, max: 99 }), (percents, hundredths) => {
        const bounds = [0, ...percents.sort((a, b) => a - b).map((each) => each * 100 + hundredths), WHOLE_SHARE];
        const shares = bounds.slice(1).map((each, index) => each - (bounds[index] ?? 0));
        fc.pre(shares.every((each) => each >= 100));
        expect(listSaid(shares.map((each) => String(toPercent(each))))).toBeNull();
      }),
    );
  });

  it("asks by SEBI's rule of 2026 for a name and a relationship, and shares equally when no share is given", () => {
    const rules = sebi2026Rules;
    const bare = named('', '', '').map(({ nomineeName, relationship }) => ({
      ...blankNominee,
      nomineeName,
      relationship,
    }));
    const context = { ...together, rules };
    expect(areNomineesValid(checkNominees(bare, context))).toBe(true);
    expect(areNomineesValid(checkNominees(bare, together))).toBe(false);
    expect(withEqualShares(bare, context).map(({ nomineePercentage }) => nomineePercentage)).toEqual([
      '33.34',
      '33.33',
      '33.33',
    ]);
    expect(checkNominees(named('50', '', ''), context).list).toBe('shares_not_whole');
    const { nominees } = checkNominees([{ ...bare[0]!, isNomineeMinor: true }], context);
    expect(nominees).toEqual([{ nomineeDOB: 'birth_required' }]);
  });
});

describe('nomineeTitle', () => {
  it('numbers the heading of each nominee', () => {
    expect(nomineeTitle(2)).toBe('Nominee 2/3');
  });
});
