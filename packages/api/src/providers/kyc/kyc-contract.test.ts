import { businessDate } from '@prosperx/core/time';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createCalendar } from '#kernel/calendar.js';
import { ProviderUnknown } from '#providers/providers.js';
import { decideRequest } from '#sandbox/identity/identity-book.js';
import { sandboxKyc } from '#sandbox/identity/sandbox-kyc.js';
import { openTestDb } from '#testing/engines.js';
import { CASHFREE_LOGIN, CYBRILLA_LOGIN, playedKyc, type PlayedHolder } from '#testing/played-kyc.js';
import { testClock, testCrypto } from '#testing/test-services.js';
import { cashfreeIdentity } from './cashfree-identity.js';
import { cybrillaRegistry } from './cybrilla-registry.js';
import type { KycPerson, KycProvider } from './port.js';

const VALID = 'VALID0001A';
const ABSENT = 'NOTAV0001A';
const BORN = businessDate('1990-01-31');
const holder = (over: Partial<PlayedHolder> = {}): PlayedHolder => ({
  name: 'ASHA RAO',
  born: '31-01-1990',
  readiness: { status: 'verified' },
  ...over,
});
const person: KycPerson = {
  pan: ABSENT,
  name: 'Asha Rao',
  email: 'asha@x.example',
  mobile: '9876500001',
  callbackUrl: 'https://x.example/v1/signzy-callback?from=app',
};

interface Played {
  readonly kyc: KycProvider;
  share(requestId: string, pan: string): Promise<unknown>;
  refuse(requestId: string): Promise<unknown>;
}

let sandboxDb: ReturnType<typeof openTestDb> | undefined;
afterAll(async () => (await sandboxDb)?.close());

function played(holders: Readonly<Record<string, PlayedHolder>>) {
  const clock = testClock();
  const others = playedKyc(new Map(Object.entries(holders)));
  const { fetch } = others;
  const registry = cybrillaRegistry({ ...CYBRILLA_LOGIN, clock, fetch, pause: () => Promise.resolve() });
  const kyc = cashfreeIdentity({ ...CASHFREE_LOGIN, clock, fetch }, registry);
  return { ...others, clock, kyc };
}

const PROVIDERS: Readonly<Record<string, () => Promise<Played>>> = {
  sandbox: async () => {
    const { db } = await (sandboxDb ??= openTestDb());
    const deps = { db, clock: testClock(), crypto: testCrypto, calendar: createCalendar() };
    return {
      kyc: sandboxKyc(deps),
      share: (requestId) => decideRequest(deps, requestId, 'shared'),
      refuse: (requestId) => decideRequest(deps, requestId, 'cancelled'),
    };
  },
  'Cybrilla with Cashfree': async () => {
    const readiness = { status: 'failed', code: 'kyc_unavailable' };
    const { kyc, decide } = played({ [VALID]: holder(), [ABSENT]: holder({ readiness }) });
    return {
      kyc,
      share: async (requestId, pan) => decide(requestId, 'AUTHENTICATED', pan),
      refuse: async (requestId) => decide(requestId, 'CONSENT_DENIED'),
    };
  },
};

describe.each(Object.entries(PROVIDERS))('KYC by %s', (_, make) => {
  let given: Played;
  beforeEach(async () => {
    given = await make();
  });

  it('says how a PAN stands, in its own word too', async () => {
    expect(await given.kyc.lookUp(VALID, 'Asha Rao')).toMatchObject({
      status: 'KYC_VALIDATED_STATUS',
      rawStatus: expect.stringMatching(/./) as string,
      name: expect.stringContaining('ASHA RAO') as string,
      error: null,
    });
    expect((await given.kyc.lookUp(ABSENT, 'Asha Rao')).status).toBe('KYC_NOT_AVAILABLE');
  });

  it('opens the record of a PAN by its date of birth, and by no other', async () => {
    expect(await given.kyc.openRecord(VALID, BORN)).toMatchObject({ dateOfBirth: BORN, pincode: '560001' });
    expect(await given.kyc.openRecord(VALID, businessDate('1990-01-30'))).toBeNull();
  });

  it('leads the person to a page and back, and tells what they shared: nothing before, the same however often it is asked', async () => {
    const { requestId, url } = await given.kyc.begin(person);
    expect(new URL(url).protocol).toBe('https:');
    expect(await given.kyc.result(requestId)).toBeNull();
    await given.share(requestId, ABSENT);
    const shared = await given.kyc.result(requestId);
    expect(shared).toMatchObject({ pan: ABSENT, dateOfBirth: BORN, pincode: '560001' });
    expect(await given.kyc.result(requestId)).toEqual(shared);
  });

  it('tells nothing of a person who refused, and begins anew for them', async () => {
    const [first, second] = [await given.kyc.begin(person), await given.kyc.begin(person)];
    await given.refuse(first.requestId);
    await given.share(second.requestId, ABSENT);
    expect(await given.kyc.result(first.requestId)).toBeNull();
    expect(await given.kyc.result(second.requestId)).not.toBeNull();
  });
});

describe('the registry by Cybrilla', () => {
  it.each([
    ['kyc_unavailable', 'KYC_NOT_AVAILABLE', null],
    ['kyc_incomplete', 'KYC_NON_COMPLIANT_STATUS', null],
    ['unknown', 'KYC_NON_COMPLIANT_STATUS', 'On hold'],
  ])('reads %s as %s', async (code, status, error) => {
    const { kyc } = played({ [VALID]: holder({ readiness: { status: 'failed', code, reason: 'On hold' } }) });
    expect(await kyc.lookUp(VALID, '')).toMatchObject({ status, rawStatus: code, error });
  });

  it.each(['upstream_error', 'a_code_of_tomorrow'])('knows nothing where it reads %s', async (code) => {
    const { kyc } = played({ [VALID]: holder({ readiness: { status: 'failed', code } }) });
    await expect(kyc.lookUp(VALID, '')).rejects.toThrow(ProviderUnknown);
  });

  it('is asked until its check is done, and given up when it never is', async () => {
    const { kyc, state, heard } = played({ [VALID]: holder() });
    state.questions = 5;
    expect((await kyc.lookUp(VALID, '')).status).toBe('KYC_VALIDATED_STATUS');
    expect(heard.filter(({ method }) => method === 'GET')).toHaveLength(5);
    state.questions = 1_000;
    await expect(kyc.lookUp(VALID, '')).rejects.toThrow(ProviderUnknown);
  });

  it('keeps a login until shortly before its end, and asks for another when it is ended early', async () => {
    const { kyc, state, clock } = played({ [VALID]: holder() });
    for (const wait of [0, 1_700_000, 50_000]) {
      clock.advance(wait);
      await kyc.lookUp(VALID, '');
    }
    expect(state.logins).toBe(2);
    state.endLogins = true;
    await expect(kyc.lookUp(VALID, '')).rejects.toThrow(ProviderUnknown);
    expect((await kyc.lookUp(VALID, '')).status).toBe('KYC_VALIDATED_STATUS');
  });
});

describe('the identity by Cashfree', () => {
  it('calls a PAN that nobody has another’s, and asks no registry about it', async () => {
    const { kyc, heard } = played({});
    expect(await kyc.lookUp(VALID, '')).toMatchObject({ status: 'KYC_PAN_DOES_NOT_MATCH_STATUS', name: '' });
    expect(heard.map(({ path }) => path)).toEqual(['/verification/pan/advance']);
  });

  it('sends people back with the request, beside what the page had in its address', async () => {
    const { kyc, decide, heard } = played({ [ABSENT]: holder() });
    const { requestId } = await kyc.begin(person);
    expect(heard.at(-1)?.body).toMatchObject({ verification_id: requestId, document_requested: ['AADHAAR', 'PAN'] });
    const back = new URL(decide(requestId, 'EXPIRED'));
    expect(Object.fromEntries(back.searchParams)).toEqual({ from: 'app', requestId });
    expect(await kyc.result(requestId)).toBeNull();
  });

  it('takes an Aadhaar number that ends as the tax department has it, and sends it nowhere', async () => {
    const { kyc, heard } = played({ [VALID]: holder({ maskedAadhaar: 'XXXXXXXX8848' }), [ABSENT]: holder() });
    expect(await kyc.isAadhaarOf(VALID, '111122228848')).toBe(true);
    expect(await kyc.isAadhaarOf(ABSENT, '111122220000')).toBe(true);
    expect(await kyc.isAadhaarOf(VALID, '111122228849')).toBe(false);
    expect(JSON.stringify(heard)).not.toMatch(/1111/);
  });

  it.each([401, 409, 500])('knows nothing where it answers %d', async (status) => {
    const { kyc, state } = played({ [VALID]: holder() });
    state.status = status;
    await expect(kyc.lookUp(VALID, '')).rejects.toThrow(ProviderUnknown);
    await expect(kyc.begin(person)).rejects.toThrow(ProviderUnknown);
    await expect(kyc.result('kyc_1')).rejects.toThrow(ProviderUnknown);
  });
});
