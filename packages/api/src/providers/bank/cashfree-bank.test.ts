import { describe, expect, it } from 'vitest';
import { ProviderUnknown } from '#providers/providers.js';
import { testClock } from '#testing/test-services.js';
import { cashfreeBank } from './cashfree-bank.js';

const question = { ref: 'ask_1', account: '26291800001191', ifsc: 'YESB0000001', name: "Asha D'Souza (Ms)" };

function given(status: number, body: unknown) {
  const heard: { url: string; headers: Headers; body: unknown }[] = [];
  const fetch = (async (url: URL, init: RequestInit) => {
    heard.push({ url: url.href, headers: new Headers(init.headers), body: JSON.parse(init.body as string) });
    return Response.json(body, { status });
  }) as typeof globalThis.fetch;
  const bank = cashfreeBank({ clientId: 'id', clientSecret: 'secret', clock: testClock(), fetch });
  return { heard, verify: () => bank.verify(question) };
}

describe('the verification of an account by Cashfree', () => {
  it('asks by account, IFSC and a name of plain letters, and gives the name of the bank', async () => {
    const { heard, verify } = given(200, { account_status_code: 'ACCOUNT_IS_VALID', name_at_bank: 'ASHA DSOUZA' });
    expect(await verify()).toEqual({ kind: 'verified', holderName: 'ASHA DSOUZA' });
    expect(heard).toMatchObject([
      {
        url: 'https://api.cashfree.com/verification/bank-account/sync',
        body: { bank_account: question.account, ifsc: question.ifsc, name: 'Asha D Souza  Ms ' },
      },
    ]);
    expect(heard[0]?.headers.get('x-client-id')).toBe('id');
  });

  it.each([
    ['INVALID_ACCOUNT_FAIL', 'wrongAccount'],
    ['INVALID_IFSC_FAIL', 'wrongIfsc'],
    ['ACCOUNT_BLOCKED', 'notActive'],
    ['NRE_ACCOUNT_FAIL', 'serverDown'],
    ['A_CODE_OF_TOMORROW', 'serverDown'],
  ])('reads %s as %s', async (account_status_code, kind) => {
    expect(await given(200, { account_status_code }).verify()).toEqual({ kind });
  });

  it('takes a refusal of our key, and an answer of another kind, for none', async () => {
    await expect(given(401, { message: 'authentication failed' }).verify()).rejects.toThrow(ProviderUnknown);
    await expect(given(200, ['?']).verify()).rejects.toThrow(ProviderUnknown);
  });
});
