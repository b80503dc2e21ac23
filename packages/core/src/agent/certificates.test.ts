import { describe, expect, it } from 'vitest';
import { businessDate } from '#time/index.js';
import { certificateErrorText } from './certificate.text.js';
import { blankCertificates, checkCertificates, isLocked, needsPicture, withoutPrefix } from './certificates.js';

const today = businessDate('2026-11-16');
const whole = {
  isNISMCertified: 'yes',
  isARNHolder: 'yes',
  nismCode: '2020123456',
  nismValidStartDate: '2025-01-10',
  nismValidEndDate: '2028-01-09',
  arnCode: '100102',
  euin: '123456',
  arnValidStartDate: '2025-03-01',
  arnValidEndDate: '2028-02-29',
  hasAgreed: true,
} as const;

/** The sentences that a registration gets, by field. */
const errorTextsOf = (change: object) =>
  Object.fromEntries(
    Object.entries(checkCertificates({ ...whole, ...change }, today)).flatMap(([name, code]) =>
      code ? [[name, certificateErrorText[code]]] : [],
    ),
  );

describe('checkCertificates', () => {
  it('finds nothing wrong with a whole registration', () => {
    expect(errorTextsOf({})).toEqual({});
  });

  it('asks an agent who is not NISM certified for nothing else but the terms', () => {
    expect(checkCertificates({ ...blankCertificates, isNISMCertified: 'no' }, today)).toEqual({
      isNISMCertified: null,
      hasAgreed: 'terms_required',
    });
  });

  it('asks an agent who is no ARN holder for their NISM certificate alone', () => {
    expect(
      errorTextsOf({ isARNHolder: 'no', arnCode: '', euin: 'x', arnValidStartDate: '', arnValidEndDate: '' }),
    ).toEqual({});
  });

  it.each([
    [{ isNISMCertified: '' }, 'isNISMCertified', 'Please enter if you are NISM holder'],
    [{ isARNHolder: '' }, 'isARNHolder', 'Please enter if you are ARN holder.'],
    [{ nismCode: '' }, 'nismCode', 'Please enter NISM certification number'],
    [{ nismCode: '20201234a6' }, 'nismCode', 'Enter only integers'],
    [{ nismCode: '202012345' }, 'nismCode', 'Please enter valid NISM number'],
    [{ nismCode: '2020123456789' }, 'nismCode', 'Please enter valid NISM number'],
    [{ nismValidStartDate: '' }, 'nismValidStartDate', 'Please select test date.'],
    [{ nismValidStartDate: '2026-11-17' }, 'nismValidStartDate', 'Please select valid date'],
    [{ nismValidStartDate: '2026-02-31' }, 'nismValidStartDate', 'Please select valid date'],
    [{ nismValidEndDate: '' }, 'nismValidEndDate', 'Please select valid till date.'],
    [{ arnCode: '' }, 'arnCode', 'Please enter ARN certification number'],
    [{ arnCode: 'ARN-1' }, 'arnCode', 'Enter only integers'],
    [{ euin: '' }, 'euin', 'Please enter EUIN number'],
    [{ euin: 'E12345' }, 'euin', 'Enter only integers'],
    [{ euin: '12345' }, 'euin', 'Please enter 6 digits EUIN'],
    [{ euin: '1234567' }, 'euin', 'Please enter 6 digits EUIN'],
    [{ arnValidStartDate: '' }, 'arnValidStartDate', 'Please select valid from date.'],
    [{ arnValidStartDate: '2026-11-17' }, 'arnValidStartDate', 'Please select valid date'],
    [{ arnValidEndDate: '' }, 'arnValidEndDate', 'Please select valid to date.'],
    [{ hasAgreed: false }, 'hasAgreed', 'Please accept the terms to register'],
  ])('says of %j that %s is wrong: %s', (change, field, sentence) => {
    expect(errorTextsOf(change)).toEqual({ [field]: sentence });
  });

  it('takes today as a start, and refuses one after the end', () => {
    expect(errorTextsOf({ nismValidStartDate: today, arnValidStartDate: today })).toEqual({});
    expect(errorTextsOf({ arnValidStartDate: '2025-03-02', arnValidEndDate: '2025-03-01' })).toEqual({
      arnValidStartDate: 'Please select valid date',
      arnValidEndDate: 'Please select valid date',
    });
  });
});

describe('needsPicture', () => {
  it.each([
    ['123456789', false],
    ['1234567890', true],
  ])('asks for the picture of a NISM certificate %s: %s', (nismCode, needed) => {
    expect(needsPicture.nism({ ...whole, nismCode })).toBe(needed);
  });

  it('asks for that of an ARN card once there is a number', () => {
    expect(needsPicture.arn({ ...whole, arnCode: '' })).toBe(false);
    expect(needsPicture.arn({ ...whole, arnCode: '1' })).toBe(true);
    expect(needsPicture.arn({ ...whole, isARNHolder: 'no' })).toBe(false);
  });
});

describe('isLocked', () => {
  it.each([
    [null, false],
    [{ isNISMCertified: true, isARNHolder: false }, true],
    [{ isNISMCertified: false, isARNHolder: true }, true],
    [{ isNISMCertified: true, isARNHolder: true }, false],
    [{ isNISMCertified: false, isARNHolder: false }, false],
  ])('answers %j with %s', (saved, locked) => {
    expect(isLocked(saved)).toBe(locked);
  });
});

describe('withoutPrefix', () => {
  it('takes off the prefix where there is one', () => {
    expect([withoutPrefix('ARN-1', 'ARN-'), withoutPrefix('1', 'ARN-'), withoutPrefix(null, 'ARN-')]).toEqual([
      '1',
      '1',
      '',
    ]);
  });
});
