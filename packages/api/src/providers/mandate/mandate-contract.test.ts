import { rupees } from '@prosperx/core/money';
import { addMonths, businessDate, businessDateAt } from '@prosperx/core/time';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCalendar } from '#kernel/calendar.js';
import { bseMandates } from '#providers/exchange/bse/bse-mandates.js';
import { ProviderUnknown } from '#providers/providers.js';
import { authorise, bookedMandate, sandboxMandateProvider } from '#sandbox/sandbox-mandates.js';
import { openTestDb } from '#testing/engines.js';
import { playExchange } from '#testing/played-exchange.js';
import { soapText } from '#testing/played-order-entry.js';
import { type TestClock, testClock, testCrypto } from '#testing/test-services.js';
import type { MandateProvider, MandateRequest } from './port.js';

interface Played {
  readonly mandates: MandateProvider;
  readonly clock: TestClock;
  /** What becomes of the next registration. */
  next: 'request is lost' | 'answer is lost' | 'refused' | null;
  /** The holder proves it, and its bank agrees. */
  approve(mandateId: string): Promise<void>;
  close(): Promise<void>;
}

let sandboxDb: ReturnType<typeof openTestDb> | undefined;
afterAll(async () => (await sandboxDb)?.close());

const REFUSED = rupees(25_019);
const PROVIDERS: Readonly<Record<string, () => Promise<Played>>> = {
  sandbox: async () => {
    const { db } = await (sandboxDb ??= openTestDb());
    const clock = testClock();
    const deps = { db, clock, crypto: testCrypto, calendar: createCalendar() };
    const isNext = (wanted: Played['next']) => {
      const is = played.next === wanted;
      if (is) played.next = null;
      return is;
    };
    const faults = { loseRequest: () => isNext('request is lost'), loseAnswer: () => isNext('answer is lost') };
    const played: Played = {
      mandates: sandboxMandateProvider(deps, faults),
      clock,
      next: null,
      approve: async (mandateId) => {
        await authorise(deps, (await bookedMandate(deps, { mandateId }))!);
        clock.advance(10 * 86_400_000);
      },
      close: () => Promise.resolve(),
    };
    return played;
  },
  bse: async () => {
    const clock = testClock();
    const exchange = await playExchange(clock, ({ body }, usual) => {
      const { next } = played;
      if (next === null || !body.includes('<ns:MFAPI>')) return usual();
      played.next = null;
      if (next === 'answer is lost') usual();
      return next === 'refused' ? soapText('MFAPI', '101|FAILED: INVALID IFSC CODE') : null;
    });
    const login = { userId: '1000001', memberCode: '10234', password: 'p@ss' };
    const namespace = 'http://www.bsestarmf.in/2016/01/';
    const played: Played = {
      mandates: bseMandates({ url: exchange.url, namespace, timeout: 2_000, clock, ...login }),
      clock,
      next: null,
      approve: (mandateId) => Promise.resolve(exchange.approve(mandateId)),
      close: () => exchange.close(),
    };
    return played;
  },
};

let count = 0;
const requestAt = ({ clock }: Played): MandateRequest => ({
  clientRef: `ref_contract_${(count += 1)}`,
  ucc: `T${count}`,
  method: 'netBanking',
  limit: rupees(25_000),
  account: '501009876543',
  accountType: 'SB',
  ifsc: 'HDFC0000060',
  startDate: businessDateAt(clock.now()),
  endDate: addMonths(businessDateAt(clock.now()), 360),
  createdAt: clock.now(),
});

describe.each(Object.entries(PROVIDERS))('a provider of mandates: %s', (_, open) => {
  let played: Played;
  beforeEach(async () => {
    played = await open();
  });
  afterEach(() => played.close());

  const registered = async (request: MandateRequest) => {
    const answer = await played.mandates.register(request);
    if (!answer.registered) throw new Error(answer.reason);
    return { clientRef: request.clientRef, ucc: request.ucc, mandateId: answer.mandateId };
  };

  it('registers a mandate under a number, by which it is found again, and no other', async () => {
    const request = requestAt(played);
    expect(await played.mandates.find(request)).toBeNull();
    const { mandateId } = await registered(request);
    expect(mandateId).toMatch(/^\d+$/);
    expect(await played.mandates.find(request)).toEqual({ registered: true, mandateId });
    expect(await played.mandates.find(requestAt(played))).toBeNull();
  });

  it('rejects when it is not known whether a mandate is registered, and says it when asked', async () => {
    const [lost, done] = [requestAt(played), requestAt(played)];
    played.next = 'request is lost';
    await expect(played.mandates.register(lost)).rejects.toThrow(ProviderUnknown);
    expect(await played.mandates.find(lost)).toBeNull();
    played.next = 'answer is lost';
    await expect(played.mandates.register(done)).rejects.toThrow(ProviderUnknown);
    expect(await played.mandates.find(done)).toMatchObject({ registered: true });
  });

  it('refuses in words for its holder, and keeps nothing of it', async () => {
    const request = { ...requestAt(played), limit: REFUSED };
    played.next = 'refused';
    const answer = await played.mandates.register(request);
    expect(answer).toMatchObject({ registered: false });
    expect('reason' in answer && answer.reason).toMatch(/^[A-Z].*\.$/);
    expect(await played.mandates.find(request)).toBeNull();
  });

  it('waits for its holder on a page, the same when asked again, until the bank has agreed', async () => {
    const mandate = await registered(requestAt(played));
    expect(await played.mandates.status(mandate)).toEqual({ state: 'waiting' });
    const page = await played.mandates.authorisationPage(mandate, '/v1/profile/mandates');
    expect(page).toMatch(/^(?:https:\/\/|\/)/);
    expect(await played.mandates.authorisationPage(mandate, '/v1/profile/mandates')).toBe(page);
    await played.approve(mandate.mandateId);
    for (let times = 0; times < 2; times += 1)
      expect(await played.mandates.status(mandate)).toEqual({ state: 'approved', umrn: expect.stringMatching(/\d/) });
  });

  it('has an end of its own, and takes no message that it has not signed', async () => {
    const until = { ...requestAt(played), endDate: businessDate('2036-11-16') };
    await registered(until);
    expect(played.mandates.readCallback('{"clientRef":"ref"}', 'forged')).toBeNull();
  });
});
