import { describe, expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import {
  amountOfLakhs,
  checkInterested,
  checkLead,
  interestedTermsSent,
  type LeadErrorCode,
  leadTermsSent,
  typeLakhs,
} from './lead-form.js';
import { leadErrorText } from './lead.text.js';

const said = (codes: Readonly<Record<string, LeadErrorCode | null>>) =>
  Object.fromEntries(Object.entries(codes).flatMap(([name, code]) => (code ? [[name, leadErrorText[code]]] : [])));

describe('amountOfLakhs', () => {
  it.each([
    ['1', 1_00_000],
    ['10', 10_00_000],
    ['2.5', 2_50_000],
    ['1,000', 10_00_00_000],
    ['0.999999', 1_00_000],
    ['1.234567', 1_23_457],
    ['1.1', 1_10_000],
  ])('of %s lakhs is %i rupees, rounded', (typed, amount) => expect(amountOfLakhs(typed)).toBe(rupees(amount)));

  it.each(['', ' ', '.5', '-1', '1e5', 'ten', '1.2345678', '100000'])('of "%s" is none', (typed) =>
    expect(amountOfLakhs(typed)).toBeNull(),
  );
});

describe('typeLakhs', () => {
  it('keeps digits and one point', () => {
    expect(['12.5', '1..5', 'a1b.2c.3', ''].map(typeLakhs)).toEqual(['12.5', '1.5', '1.23', '']);
  });
});

describe('checkLead', () => {
  const check = (sent: Parameters<typeof leadTermsSent>[0], needsAmount?: boolean) =>
    said(checkLead(leadTermsSent(sent), needsAmount));
  const right = {
    investorName: 'Ravi Menon',
    investorMobileNo: '9000000001',
    investorEmailId: 'ravi@example.com',
    investmentAmount: rupees(1_00_000),
  };

  it('says what is missing, to the letter', () => {
    expect(check({ ...right, investorName: '', investorMobileNo: '', investorEmailId: '' })).toEqual({
      investorName: 'Please enter name',
      investorMobileNo: 'Please enter investor number',
      investorEmailId: 'Please enter email',
    });
  });

  it.each([
    ['investorName', 'R2D2', 'Please enter a valid name'],
    ['investorMobileNo', '5000000001', 'Please enter a valid mobile number'],
    ['investorEmailId', 'ravi@example', 'Please enter a valid email'],
    ['investmentAmount', null, 'Please enter amount'],
    ['investmentAmount', rupees(99_999), 'Please enter amount'],
    ['investmentAmount', rupees(100_00_00_001), 'Please enter 10,000 lakhs at most'],
  ])('says of a wrong %s (%s): %s', (field, value, sentence) => {
    expect(check({ ...right, [field]: value })).toEqual({ [field]: sentence });
  });

  it('takes a lakh, and no amount where none is asked for', () => {
    expect(check(right)).toEqual({});
    expect(check({ ...right, investmentAmount: null }, false)).toEqual({});
  });
});

describe('checkInterested', () => {
  it('says what is missing and what is wrong, to the letter', () => {
    expect(said(checkInterested(interestedTermsSent({ userName: '', mobile: '', emailId: '' })))).toEqual({
      userName: 'Please enter your full name',
      mobile: 'Please enter your mobile number',
      emailId: 'Please enter your email id',
    });
    expect(said(checkInterested(interestedTermsSent({ userName: '1', mobile: '1', emailId: '1' })))).toEqual({
      userName: 'Please enter a valid name',
      mobile: 'Please enter a valid mobile number',
      emailId: 'Please enter a valid email',
    });
    expect(
      said(checkInterested(interestedTermsSent({ userName: 'Asha', mobile: '9000000001', emailId: 'a@b.co' }))),
    ).toEqual({});
  });
});
