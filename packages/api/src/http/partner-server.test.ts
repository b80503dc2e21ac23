import { PARTNER_HEADER, PARTNER_KEY_HEADER, VISITOR_ADDRESS_HEADER, VISITOR_HEADER } from '@prosperx/core/http';
import { checkMobileNumber, getCurrentUser, LOGIN_LIMITS, verifyPassword } from '@prosperx/core/session';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { describeWithDb } from '#testing/engines.js';
import { TEST_ORIGIN } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const ASHA = '9876500001';
const BLUE_PAGE = 'http://127.0.0.1:4173';
type Headers = Readonly<Record<string, string>>;

/** The headers of a call that no browser makes: without `Origin`. */
const server: Headers = { Origin: '', [PARTNER_KEY_HEADER]: 'sandbox-server-key-of-bluebank' };

describeWithDb(
  "a partner's server",
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    const login = (headers: Headers) => ({ body: { username: ASHA, password: SANDBOX_PASSWORD }, headers });
    const tokenFor = async (headers: Headers) => (await kit.client().call(verifyPassword, login(headers)))[0]?.token;
    const codeOfCall = async (token: string | null | undefined, headers: Headers) => {
      const answer = await kit.client().send(getCurrentUser, {
        headers: { ...headers, Authorization: `Bearer ${token}` },
      });
      return answer.status === 200 ? 'known' : ((await answer.json()) as { error: { code: string } }).error.code;
    };

    it('is known by its key without an origin, and gets the token', async () => {
      const token = await tokenFor(server);
      expect(token).toMatch(/^[\w-]{20,}$/);
      expect(await codeOfCall(token, server)).toBe('known');
    });

    it.each<[string, Headers]>([
      ['another key', { ...server, [PARTNER_KEY_HEADER]: 'invented' }],
      ['the key of another partner', { ...server, [PARTNER_HEADER]: 'greenapp' }],
      ['another key on a registered page', { Origin: BLUE_PAGE, [PARTNER_KEY_HEADER]: 'invented' }],
    ])('is refused with %s', async (_, headers) => {
      expect((await kit.client().fail(verifyPassword, login(headers))).code).toBe('foreign_origin');
    });

    it.each<[string, Headers, string]>([
      ['on its own page', { Origin: BLUE_PAGE, [PARTNER_HEADER]: 'bluebank' }, 'known'],
      ['in a frame of ours', { Origin: TEST_ORIGIN }, 'known'],
      ['in a frame of ours that reads, which sends no origin', { 'Sec-Fetch-Site': 'same-origin' }, 'known'],
      ['for a program without origin and key', {}, 'foreign_origin'],
      ['on the page of another partner', { Origin: BLUE_PAGE, [PARTNER_HEADER]: 'greenapp' }, 'foreign_origin'],
      [
        'for the server of another',
        { ...server, [PARTNER_KEY_HEADER]: 'sandbox-server-key-of-greenapp' },
        'foreign_origin',
      ],
    ])('has a token that is good %s: %s', async (_, headers, expected) => {
      expect(await codeOfCall(await tokenFor(server), headers)).toBe(expected);
    });

    it('has a token that a frame got refused like any other', async () => {
      const token = await tokenFor({ [VISITOR_HEADER]: '1234-5678-9012-3456' });
      expect(await codeOfCall(token, server)).toBe('foreign_origin');
    });

    const from = (address: string, headers: Headers = server) => ({ ...headers, [VISITOR_ADDRESS_HEADER]: address });
    /** Whoever asks about one mobile after the other is held down as one who guesses: by their address. */
    const ask = (headers: Headers) => kit.client().send(checkMobileNumber, { query: { mobile: ASHA }, headers });
    const statusOf = async (headers: Headers) => (await ask(headers)).status;
    const { holds } = LOGIN_LIMITS.questions;

    it('locks out the visitor alone who tries too much, and none of its other customers', async () => {
      for (let left = holds; left > 0; left--) await ask(from('203.0.113.7'));
      expect(await statusOf(from('203.0.113.7'))).toBe(429);
      expect(await statusOf(from('2001:db8::1'))).toBe(200);
      expect(await statusOf(from('203.0.113.8'))).toBe(200);
    });

    it('is believed what it says of an address, which nobody else is', async () => {
      const page = { Origin: BLUE_PAGE, [PARTNER_HEADER]: 'bluebank' };
      for (let left = holds; left > 0; left--) await ask(from(`203.0.113.${left}`, page));
      expect(await statusOf(from('203.0.113.200', page))).toBe(429);
      expect(await statusOf(from('no address'))).toBe(400);
    });
  },
  'seeded',
);
