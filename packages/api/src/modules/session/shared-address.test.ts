import { checkMobileNumber, LOGIN_LIMITS, sendLoginOtp, verifyPassword } from '@prosperx/core/session';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { itInTrust } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

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
      const { holds: checks, oneEvery: each } = LOGIN_LIMITS.address;
      const check = { query: { mobile: ASHA } };
      for (let left = checks; left > 0; left--) await kit.client().call(checkMobileNumber, check);
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
  },
  'seeded',
);
