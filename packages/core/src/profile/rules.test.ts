import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate } from '#time/business-date.js';
import { DECLARATION_FLAGS, INCOME_SLABS, incomeSlabOf, occupationOf } from './choices.js';
import { declarationFlagText, incomeSlabText, type ProfileErrorCode, profileErrorText } from './profile.text.js';
import {
  aadhaarLastFour,
  checkAadhaar,
  checkAddress,
  checkBirth,
  checkDeclarationFlag,
  checkGender,
  checkIncomeSlab,
  checkOccupation,
  checkProfileEmail,
  tidyAadhaar,
} from './rules.js';

const today = businessDate('2026-11-22');
const said = (code: ProfileErrorCode | null) => code && profileErrorText[code];
const checkBirthToday = (typed: string) => checkBirth(typed, today);
const NO_DATE = 'Please enter your date of birth as DD/MM/YYYY';

describe('the fields of a profile', () => {
  it.each<[(typed: string) => ProfileErrorCode | null, string, string | null]>([
    [checkGender, '', 'Please enter your gender.'],
    [checkGender, 'X', 'Please enter your gender.'],
    [checkGender, 'F', null],
    [checkBirthToday, '', 'Please enter your date of birth'],
    [checkBirthToday, '1/2/1990', NO_DATE],
    [checkBirthToday, '31/02/1990', 'There is no such date. Please enter it as DD/MM/YYYY'],
    [checkBirthToday, '02/28/1990', 'There is no such date. Please enter it as DD/MM/YYYY'],
    [checkBirthToday, '01/01/1850', 'Please check the year of your date of birth.'],
    [checkBirthToday, '22/11/2008', null],
    [checkBirthToday, '23/11/2008', 'You must be 18 years and above'],
    [checkBirthToday, '01/01/2030', 'You must be 18 years and above'],
    [checkDeclarationFlag, '', 'Please select a declaration flag'],
    [checkDeclarationFlag, 'XX', 'Please select a declaration flag'],
    [checkDeclarationFlag, 'SE', null],
    [checkProfileEmail, '', 'Please enter email id'],
    [checkProfileEmail, 'asha@x', 'Please enter a valid email'],
    [checkProfileEmail, 'asha@example.com', null],
    [checkAddress, '', 'Please enter address'],
    [checkAddress, 'x'.repeat(40), null],
    [checkAddress, 'x'.repeat(41), 'Please enter 40 characters only'],
    [checkOccupation, '', 'Please enter your occupation type.'],
    [checkOccupation, 'S', null],
    [checkIncomeSlab, '', 'Please select your income slab'],
    [checkIncomeSlab, '33', null],
    [checkAadhaar, '', 'Please enter valid adhaar no.'],
    [checkAadhaar, '123456789012', null],
    [checkAadhaar, '1234-5678-9012', null],
    [checkAadhaar, '1234-56789012', null],
    [checkAadhaar, '1234 5678 9012', 'Please enter valid adhaar no.'],
    [checkAadhaar, '12345678901', 'Please enter valid adhaar no.'],
    [checkAadhaar, '12-345678-9012', 'Please enter valid adhaar no.'],
  ])('are checked: %o answers %j with %s', (check, typed, text) => {
    expect(said(check(typed))).toBe(text);
  });
});

describe('checkBirth', () => {
  it.each([
    ['29/02/2008', '2026-02-28', 'birth_too_young'],
    ['29/02/2008', '2026-03-01', null],
    ['29/02/2004', '2024-02-29', null],
    ['01/03/2008', '2026-02-28', 'birth_too_young'],
  ] as const)('answers %s on %s with %s', (typed, day, code) => {
    expect(checkBirth(typed, businessDate(day))).toBe(code);
  });

  it('accepts 18 years and more, and no fewer', () => {
    const around = fc.integer({ min: -800, max: 800 }).map((days) => addDays(businessDate('2008-11-22'), days));
    fc.assert(
      fc.property(around, (born) => {
        const typed = born.split('-').reverse().join('/');
        expect(checkBirth(typed, today)).toBe(born > '2008-11-22' ? 'birth_too_young' : null);
      }),
    );
  });
});

describe('an Aadhaar number', () => {
  it('is grouped as it is typed, and only its last four digits are kept', () => {
    expect(tidyAadhaar('1234 5678 9012')).toBe('1234-5678-9012');
    expect(tidyAadhaar('12345')).toBe('1234-5');
    expect(tidyAadhaar('1234567890123')).toBe('1234-5678-9012-3');
    expect(checkAadhaar(tidyAadhaar('1234567890123'))).toBe('aadhaar_invalid');
    expect(aadhaarLastFour('1234-5678-9012')).toBe('9012');
  });

  it('is always accepted with twelve digits, once tidied', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{12}$/), (digits) => checkAadhaar(tidyAadhaar(digits)) === null));
    fc.assert(fc.property(fc.string(), (typed) => tidyAadhaar(tidyAadhaar(typed)) === tidyAadhaar(typed)));
  });
});

describe('the choices of a profile', () => {
  it('all have names', () => {
    for (const flag of DECLARATION_FLAGS) expect(declarationFlagText[flag]).toBeTruthy();
    expect(declarationFlagText.SE).toBe('Self');
  });

  it.each([
    ['S', 'S'],
    ['10', 'S'],
    ['03', 'B'],
    ['99', 'O'],
    ['05', null],
  ])('read the occupation code %s as %s', (code, type) => {
    expect(occupationOf(code)).toBe(type);
  });

  it('know an income slab by code and by each spelling', () => {
    for (const slab of INCOME_SLABS) {
      expect(incomeSlabOf(slab)).toBe(slab);
      expect(incomeSlabOf(incomeSlabText[slab])).toBe(slab);
    }
    expect(incomeSlabOf('> 25 Lacs < = 1 Crore')).toBe('35');
    expect(incomeSlabOf('plenty')).toBeNull();
  });
});
