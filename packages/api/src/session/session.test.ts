import { checkMobileNumber, getCurrentUser, logout, verifyPassword } from '@prosperx/core/session';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachEngine } from '#testing/engines.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

describeOnEachEngine(
  'signing in',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    it('knows who is signed in until he logs out', async () => {
      const asha = await kit.signedIn('9876500001');
      expect((await asha.call(getCurrentUser)).user.name).toBe('Asha Rao');
      await asha.call(logout);
      expect((await asha.fail(getCurrentUser)).code).toBe('signed_out');
    });

    it('tells the next step for a mobile', async () => {
      const visitor = kit.client();
      expect(await visitor.call(checkMobileNumber, { query: { mobile: '9876500003' } })).toEqual([{ hasPassword: false }]);
      expect((await visitor.fail(verifyPassword, { body: { username: '9876500003', password: 'x' } })).code).toBe('wrong_password');
    });
  },
  'seeded',
);
