import { checkMobileNumber, verifyPassword } from '@prosperx/core/session';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { SANDBOX_PASSWORD } from '#sandbox/seed/seed.js';
import { countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const ASHA = '9876500001';
const login = (username: string, password = SANDBOX_PASSWORD) => ({ body: { username, password } });

describeWithDb(
  'verifyPassword',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    it('says the same of every mobile: known or not, with a password or without, of another agent or of nobody', async () => {
      const visitor = kit.client();
      const next = async (mobile: string) => {
        const answer = await visitor.send(checkMobileNumber, {
          query: { mobile },
          headers: { 'X-PX-Agent': 'AG1001' },
        });
        return [answer.status, await answer.text()];
      };
      const known = await next('+91 98765 00001');
      expect(known[0]).toBe(200);
      for (const mobile of ['9876500003', '9876500004', '9876500005', '9876500006', '9811111111'])
        expect(await next(mobile)).toEqual(known);
      expect(await visitor.fail(checkMobileNumber, { query: { mobile: '12' } })).toMatchObject({
        code: 'invalid_input',
        fields: { mobile: 'mobile_invalid' },
      });
    });

    it('answers alike for a wrong password, a missing one and an unknown mobile', async () => {
      const fail = async (mobile: string) => {
        const { requestId: _, ...failure } = await kit.client().fail(verifyPassword, login(mobile, 'wrong'));
        return failure;
      };
      const wrong = await fail(ASHA);
      expect(wrong).toMatchObject({ code: 'wrong_password', message: 'Please enter correct password', status: 422 });
      expect(await fail('9876500003')).toEqual(wrong);
      expect(await fail('9811111111')).toEqual(wrong);
    });

    it('is refused to the customer of another agent', async () => {
      const under = (code: string) => ({ headers: { 'X-PX-Agent': code } });
      const visitor = kit.client();
      expect(await visitor.fail(verifyPassword, { ...login('9876500005'), ...under('AG1001') })).toMatchObject({
        code: 'mapped_to_other_agent',
        message: 'User mapped to other agent',
      });
      const [own] = await visitor.call(verifyPassword, { ...login('9876500005'), ...under('AG1002') });
      expect(own?.user.mintAgentCode).toBe('AG1002');
    });

    it('is open to a customer who also comes without an agent', async () => {
      await kit.signedIn('9876500007');
      const elsewhere = { ...login('9876500007'), headers: { 'X-PX-Agent': 'AG1003' } };
      expect(await kit.client().fail(verifyPassword, elsewhere)).toMatchObject({ code: 'mapped_to_other_agent' });
    });

    it('is slowed down after five wrong passwords, and says when to try again', async () => {
      const visitor = kit.client();
      for (let left = 5; left > 0; left--) await visitor.fail(verifyPassword, login(ASHA, 'wrong'));
      expect(await visitor.fail(verifyPassword, login(ASHA))).toMatchObject({
        code: 'too_many_requests',
        retryAfter: 30,
      });
      kit.clock.advance(30_000);
      await visitor.fail(verifyPassword, login(ASHA, 'wrong'));
      expect(await visitor.fail(verifyPassword, login(ASHA))).toMatchObject({ retryAfter: 60 });
      kit.clock.advance(60_000);
      await visitor.call(verifyPassword, login(ASHA));
      await visitor.fail(verifyPassword, login(ASHA, 'wrong'));
      await visitor.call(verifyPassword, login(ASHA));
    });

    it('judges five of many passwords that are tried at once', async () => {
      const codes = await Promise.all(
        Array.from(
          { length: countOf({ test: 100, trust: 1_000 }) },
          async (_, at) => (await kit.client().fail(verifyPassword, login(ASHA, `guess ${at}`))).code,
        ),
      );
      expect(codes.filter((code) => code === 'wrong_password')).toHaveLength(5);
    });
  },
  'seeded',
);
