import { sendLoginOtp, updatePassword, userLogin, verifyLoginOtp, verifyPassword } from '@prosperx/core/session';
import { beforeAll, expect, it } from 'vitest';
import { describeWithDb } from '#testing/engines.js';
import { addInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { shapeOf } from '#testing/trust/login-pairs.js';

let unknown = 9_200_000_000;

describeWithDb(
  'sign-in calls',
  (given) => {
    let kit: TestKit;
    beforeAll(() => {
      kit = testKit(given.db);
    });

    // Trust A6: the same statuses, fields and work for known and unknown
    it.each([
      ['verify-password', verifyPassword, (username: string) => ({ username, password: 'wrong' })],
      ['send-otp', sendLoginOtp, (mobile: string) => ({ mobile, flag: 1 })],
      ['verify-login-otp', verifyLoginOtp, (mobile: string) => ({ mobile, otp: '000000' })],
      ['update-password', updatePassword, (mobile: string) => ({ mobile, password: 'invented', ticket: 'invented' })],
      [
        'user-login',
        userLogin,
        (mobile: string) => ({
          mobile,
          password: 'invented',
          ticket: 'invented',
          userName: 'A',
          emailId: 'a@example.com',
        }),
      ],
    ] as const)('known and unknown mobiles are answered alike by %s', async (_, call, bodyOf) => {
      const { mobile } = await addInvestor(kit.services);
      const answers = [];
      for (const one of [mobile, String((unknown += 1))]) {
        answers.push(await shapeOf(await kit.client().send(call, { body: bodyOf(one) as never })));
      }
      expect(answers[0]).toEqual(answers[1]);
    });
  },
  'seeded',
);
