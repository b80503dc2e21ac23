import { sandboxMessages } from '@prosperx/core/sandbox';
import { OTP_LIMITS } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { otps } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { allInTrust, countOf } from '#testing/count-of.js';
import { describeWithDb } from '#testing/engines.js';
import { codeOf, testContext, type TestKit, testKit } from '#testing/test-kit.js';
import { codeHash, type OtpChallenge } from './challenge.js';
import { sendOtp } from './send-otp.js';
import { spendTicket } from './ticket.js';
import { verifyOtp } from './verify-otp.js';

const PURPOSES = ['login', 'transaction', 'profile', 'onboarding'] as const;
const AT_ONCE = countOf({ test: 20, trust: 100 });
const LONG = 3_000_000;

describeWithDb(
  'codes of every purpose',
  (given) => {
    let kit: TestKit;
    let ctx: Context;
    beforeEach(() => {
      kit = testKit(given.db);
      // whoever is signed in is limited by their own number alone
      ctx = testContext(kit.services, { actor: { kind: 'user', userId: 'usr_every' } as Context['actor'] });
    });

    let people = 0;
    const newPerson = () => `usr_every_${(people += 1)}`;
    const newNumber = () => String(9_100_000_000 + (people += 1));

    const sendTo = (mobile: string, challenge: OtpChallenge) => {
      const from = { ...ctx, address: `2001:db8:${Number(mobile).toString(16).slice(-4)}::/48` };
      return sendOtp({
        ctx: from,
        ...challenge,
        mobile,
        language: null,
        message: (code) => ({ subject: '', text: code }),
      });
    };
    /** Has a code sent, and reads it where it arrives. */
    async function codeFor(challenge: OtpChallenge): Promise<string> {
      const mobile = newNumber();
      await sendTo(mobile, challenge);
      return (await kit.client().call(sandboxMessages, { query: { to: mobile } }))[0]?.otp ?? '';
    }
    const atOnce = <Answer>(one: (at: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: AT_ONCE }, (_, at) => one(at)));
    const countRight = (answers: readonly (string | boolean)[]) => answers.filter((answer) => answer === '').length;

    // Trust A2: the right code of each of four purposes sent by a hundred callers at once, and its ticket a hundred times at once, 200 rounds: one each
    it.each(PURPOSES)(
      'a code for %s is taken from one of a hundred who send it at once, and its ticket does one thing',
      async (purpose) => {
        for (let round = countOf({ test: 1, trust: 50 }); round > 0; round -= 1) {
          const challenge = { purpose, userId: newPerson(), subjectHash: 'cart' };
          const code = await codeFor(challenge);
          const tickets: string[] = [];
          const answers = await atOnce((at) =>
            codeOf(
              verifyOtp({ ctx, ...challenge, code, requester: `caller ${at}` }).then((ticket) => tickets.push(ticket)),
            ),
          );
          expect([countRight(answers), tickets.length]).toEqual([1, 1]);
          const spent = await atOnce((content) => {
            const spend = given.db.transaction((tx) =>
              spendTicket({ ctx: { ...ctx, db: tx }, ...challenge, ticket: tickets[0]!, content }),
            );
            return codeOf(spend);
          });
          // on a busy machine some wait for a connection in vain
          expect(countRight(spent)).toBe(1);
        }
      },
      LONG,
    );

    // what the test above would not find out if it could not fail
    // Trust A2, control: where its use is looked up first and written down later, many callers get a code through
    it('a code would be taken from many if its use were looked up first and written down later', async () => {
      const challenge = { purpose: 'login', userId: newPerson(), subjectHash: 'cart' } as const;
      const code = await codeFor(challenge);
      const naive = async () => {
        const [otp] = await given.db.select().from(otps).where(eq(otps.userId, challenge.userId));
        if (otp!.usedAt !== null || codeHash(ctx.crypto, otp!.id, challenge, code) !== otp!.codeHash) return 'refused';
        await given.db.update(otps).set({ usedAt: kit.clock.now() }).where(eq(otps.id, otp!.id));
        return '';
      };
      expect(countRight(await atOnce(naive))).toBeGreaterThan(1);
    });

    // Trust A3: the code of each of 4 purposes, 2 people and 2 carts tried at every other of the 16, and by another session: none but its own
    it(
      'a code counts in no other cell of purpose, person and cart, nor in another session',
      async () => {
        const people = [newPerson(), newPerson()];
        const cells: OtpChallenge[] = PURPOSES.flatMap((purpose) =>
          people.flatMap((userId) => ['one cart', 'another'].map((subjectHash) => ({ purpose, userId, subjectHash }))),
        );
        // those that were sent for others of the person lie open beside it, but where one ends those before
        for (const [number, own] of allInTrust(cells).entries()) {
          for (const other of cells.filter((cell) => cell !== own)) {
            const theirs = await codeFor(other);
            const code = await codeFor(own);
            if (code === theirs) continue;
            const refused = await codeOf(verifyOtp({ ctx, ...other, code, requester: 'own session' }));
            expect(['otp_wrong', 'otp_spent', 'otp_expired'], `${number} at ${JSON.stringify(other)}`).toContain(
              refused,
            );
            const ticket = await verifyOtp({ ctx, ...own, code, requester: 'own session' });
            expect(await codeOf(verifyOtp({ ctx, ...own, code, requester: 'another session' }))).toBe('otp_spent');
            const spend = (cell: OtpChallenge) => codeOf(spendTicket({ ctx, ...cell, ticket, content: '' }));
            expect([await spend(other), await spend(own)]).toEqual(['otp_required', '']);
          }
        }
      },
      LONG,
    );

    // Trust A4: 1,000 numbers at once: of two codes that are asked for at once one is sent, then none for 30 seconds, five an hour, ten a day
    it(
      'many numbers get codes at their own limits, whatever the others get',
      async () => {
        const numbers = Array.from({ length: countOf({ test: 2, trust: 1_000 }) }, newNumber);
        const sent = new Map(numbers.map((mobile) => [mobile, 0]));
        const ask = async (mobile: string, atOnce: number) => {
          const challenge = { purpose: 'transaction', userId: `usr_${mobile}`, subjectHash: 'cart' } as const;
          const answers = await Promise.all(Array.from({ length: atOnce }, () => codeOf(sendTo(mobile, challenge))));
          sent.set(mobile, sent.get(mobile)! + countRight(answers));
        };
        const askForAll = async (times: number, once = 1) => {
          for (; times > 0; times -= 1) {
            for (let at = 0; at < numbers.length; at += 10)
              await Promise.all(numbers.slice(at, at + 10).map((mobile) => ask(mobile, once)));
            kit.clock.advance(OTP_LIMITS.gap.within);
          }
          return new Set(sent.values());
        };
        const { hour, day, gap } = OTP_LIMITS;
        expect(await askForAll(1, 2)).toEqual(new Set([1]));
        kit.clock.advance(-1);
        expect(await askForAll(1)).toEqual(new Set([1]));
        kit.clock.advance(1 - gap.within);
        expect(await askForAll(hour.most)).toEqual(new Set([hour.most]));
        kit.clock.advance(hour.within);
        expect(await askForAll(hour.most + 1)).toEqual(new Set([day.most]));
        kit.clock.advance(hour.within);
        expect(await askForAll(1)).toEqual(new Set([day.most]));
        kit.clock.advance(day.within);
        expect(await askForAll(1)).toEqual(new Set([day.most + 1]));
      },
      LONG,
    );
  },
  'seeded',
);
