import { sandboxMessages } from '@prosperx/core/sandbox';
import {
  checkMobileNumber,
  LOGIN_LIMITS,
  OTP_LIMITS,
  sendLoginOtp,
  verifyLoginOtp,
  verifyPassword,
} from '@prosperx/core/session';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { countOf, itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { testContext, type TestKit, testKit } from '#testing/test-kit.js';
import { countMobileCheck } from './login-limits.js';

const SECOND = 1_000;
const ASHA = '9876500001';
let mobiles = 9_300_000_000;

describeWithDb(
  'verifyPassword from a shared address',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      // every test client has the same address
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    const login = (username: string, password: string) => ({ body: { username, password } });
    const signIn = (mobile = ASHA) => kit.client().call(verifyPassword, login(mobile, SANDBOX_PASSWORD));
    const err = (mobile: string) => kit.client().fail(verifyPassword, login(mobile, 'wrong'));
    const errAs = async (people: number) => {
      for (let left = people; left > 0; left--) expect((await err(String((mobiles += 1)))).code).toBe('wrong_password');
    };
    const { holds, oneEvery } = LOGIN_LIMITS.address;

    itInTrust('an address is not locked by people who sign in, whatever their number', async () => {
      for (let left = holds + 20; left > 0; left--) await signIn();
    });

    it('an address is not locked by one who keeps trying a single mobile', async () => {
      for (let left = holds + 20; left > 0; left--) await err('9876500002');
      await signIn();
    });

    itInTrust('an address has to wait for one drop after very many wrong guesses, and never longer', async () => {
      await errAs(holds);
      for (let left = 10; left > 0; left--) {
        expect(await err(ASHA)).toMatchObject({ code: 'too_many_requests', retryAfter: oneEvery / SECOND });
      }
      kit.clock.advance(oneEvery);
      // what was refused was not judged, so it does not count against them
      await signIn();
    });

    itInTrust('an address passes a wrong guess now and then all day', async () => {
      await errAs(holds - 1);
      for (let left = 20; left > 0; left--) {
        kit.clock.advance(oneEvery);
        await errAs(1);
      }
      await signIn();
    });

    it('an address passes the mobiles of an office, one after the other', async () => {
      const { holds: checks, oneEvery: each } = LOGIN_LIMITS.questions;
      const check = { query: { mobile: ASHA } };
      const ctx = testContext(kit.services, { address: 'local' });
      for (let left = checks; left > 0; left--) await countMobileCheck(ctx);
      expect(await kit.client().fail(checkMobileNumber, check)).toMatchObject({ retryAfter: each / SECOND });
      kit.clock.advance(each);
      await kit.client().call(checkMobileNumber, check);
    });

    itInTrust('an address is not charged for codes that were refused', async () => {
      const body = { mobile: '9311111111', flag: 0 } as const;
      await kit.client().call(sendLoginOtp, { body });
      for (let left = 100; left > 0; left--) {
        expect((await kit.client().fail(sendLoginOtp, { body })).code).toBe('otp_too_soon');
      }
      await kit.client().call(sendLoginOtp, { body: { ...body, mobile: '9322222222' } });
    });

    /** People of one address who ask for a code, one every 1.8 seconds, and may use it; returns how many were refused. */
    const refusedOf = async (people: number, useIt: boolean) => {
      let refused = 0;
      for (let left = people; left > 0; left--) {
        const mobile = String((mobiles += 1));
        const phone = kit.client();
        try {
          await phone.call(checkMobileNumber, { query: { mobile } });
          await phone.call(sendLoginOtp, { body: { mobile, flag: 0 } });
          const [message] = await kit.client().call(sandboxMessages, { query: { to: mobile } });
          if (useIt) await phone.call(verifyLoginOtp, { body: { mobile, otp: message?.otp ?? '' } });
        } catch {
          refused += 1;
        }
        kit.clock.advance(1.8 * SECOND);
      }
      return refused;
    };
    const PHONES = countOf({ test: 150, trust: 2_000 });

    // Trust A4: 2,000 people behind one address log in by a code within an hour, none refused
    it(`${PHONES} phones behind one address log in by code, and none is refused`, async () => {
      expect(await refusedOf(PHONES, true)).toBe(0);
    });

    // Trust A4, control: as many who never use their code are refused
    it('codes that nobody uses are refused beyond the limit of their address', async () => {
      const people = OTP_LIMITS.address.holds + 20;
      expect(await refusedOf(people, false)).toBeGreaterThan(10);
    });
  },
  'seeded',
);
