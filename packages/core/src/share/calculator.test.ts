import { describe, expect, it } from 'vitest';
import { rupees } from '#money/index.js';
import { capitaliseName, checkShareClient, planPage, readSharedPlan, type SharedPlan } from './calculator.js';
import { shareClientText } from './calculator.text.js';

describe('checkShareClient', () => {
  it.each([
    ['', '', null, null],
    ['Ravi Menon', '9000000001', null, null],
    ['', '9000000001', 'Customer name is mandatory', null],
    ['Ravi Menon', '', null, 'Customer mobile number is mandatory'],
    ['R2D2', '12', 'Please enter a valid name', 'Please enter a valid mobile number'],
  ])('says of "%s" and "%s": %s, %s', (clientName, clientMobile, name, mobile) => {
    const codes = checkShareClient({ clientName, clientMobile });
    const said = [codes.clientName, codes.clientMobile].map((code) => code && shareClientText[code]);
    expect(said).toEqual([name, mobile]);
  });
});

describe('capitaliseName', () => {
  it.each([
    ['  ravi   menon ', 'Ravi Menon'],
    ['RAVI k. menon', 'RAVI K. Menon'],
    ['anne-marie d’souza', 'Anne-Marie D’souza'],
    ['érica', 'Érica'],
    ['', ''],
  ])('makes of "%s" "%s"', (typed, name) => expect(capitaliseName(typed)).toBe(name));
});

describe('readSharedPlan', () => {
  it.each<SharedPlan>([
    { calculator: 'sip', amount: rupees(5_000), stepUp: null, annualRate: 8, years: 10 },
    { calculator: 'goal', amount: rupees(10_00_00_000), stepUp: null, annualRate: 30, years: 30 },
    { calculator: 'lumpsum', amount: rupees(1_00_000), stepUp: null, annualRate: 12.5, years: 10 },
    { calculator: 'stepUp', amount: rupees(5_000), stepUp: 10, annualRate: 8, years: 10 },
  ])('reads the page of a plan again: %j', (plan) => {
    const { path, params } = planPage(plan);
    const search = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
    const address = new URL(`https://any.example/v1${path}?${search.toString()}&agentCode=AG1001`);
    expect(readSharedPlan(address)).toEqual(plan);
  });

  it.each([
    '/v1/home?monthlyAmount=5000&annualRate=8&years=10',
    '/v1/sip-calculator',
    '/v1/sip-calculator?monthlyAmount=50&annualRate=8&years=10',
    '/v1/sip-calculator?monthlyAmount=5000&annualRate=31&years=10',
    '/v1/sip-calculator?monthlyAmount=5000&annualRate=8.25&years=10',
    '/v1/sip-calculator?monthlyAmount=5000&annualRate=8&years=0',
    '/v1/sip-calculator?monthlyAmount=5e3&annualRate=8&years=10',
    '/v1/goal-amount-calculator?monthlyAmount=5000&annualRate=8&years=10',
    '/v1/step-up-calculator?monthlyAmount=5000&annualRate=8&years=10',
    '/v1/step-up-calculator?monthlyAmount=5000&stepUp=51&annualRate=8&years=10',
  ])('reads none from "%s"', (address) => expect(readSharedPlan(new URL(address, 'https://any.example'))).toBeNull());

  it('reads none that expects more than the operator lets calculators show', () => {
    const at = (rate: number) =>
      new URL(`https://any.example/v1/sip-calculator?monthlyAmount=5000&annualRate=${rate}&years=10`);
    expect(readSharedPlan(at(13.1), 13)).toBeNull();
    expect(readSharedPlan(at(13), 13)).toMatchObject({ annualRate: 13 });
  });
});
