import {
  getAgentOverview,
  getMorningMail,
  MORNING_MAIL_AT,
  sendMorningMailCode,
  setAdvisorLanguage,
  setMorningMail,
  waitingSum,
} from '@prosperx/core/agent';
import { createHomePageLead } from '@prosperx/core/lead';
import { sandboxMessages } from '@prosperx/core/sandbox';
import { businessDateAt, instantAt } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newId } from '#crypto/new-id.js';
import { agents, partnerAgents } from '#db/schema/index.js';
import { scheduleHousekeeping } from '#housekeeping/housekeeping.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, advisorOfCode, newInvestor } from '#testing/new-investor.js';
import { testKit, type TestKit } from '#testing/test-kit.js';
import { sendAnswerMail, sendMorningMail } from './morning-mail.js';

const DAY = 86_400_000;

describeWithDb(
  'the mail of each morning',
  (given) => {
    let kit: TestKit;
    // a mailbox gets a code each half minute at most
    let email = '';
    let count = 0;
    beforeEach(async () => {
      kit = testKit(given.db);
      email = `sunita${count++}@example.com`;
      await given.db.update(agents).set({ morningMail: null, language: null });
    });
    const advisor = async () => advisorFor(kit, await newInvestor(kit));
    const mails = () => kit.client().call(sandboxMessages, { query: { to: email } });
    const code = async () => (await mails()).find(({ otp }) => otp)?.otp ?? '';
    const wanted = async () => {
      const client = await advisor();
      await client.call(sendMorningMailCode, { body: { email } });
      await client.call(setMorningMail, { body: { email, otp: await code() } });
      return client;
    };
    /** Goes to the morning of the next day, over the night in which it is arranged. */
    const untilMorning = async () => {
      await scheduleHousekeeping(given.db, kit.clock.now());
      const tomorrow = businessDateAt(kit.clock.now() + DAY);
      kit.clock.advance(instantAt(tomorrow, MORNING_MAIL_AT) - kit.clock.now());
      await kit.settle();
      return tomorrow;
    };

    it('goes to an address that a code has proven, sealed, and to no other', async () => {
      const client = await advisor();
      expect((await client.fail(sendMorningMailCode, { body: { email: 'nobody' } })).fields).toEqual({
        email: 'email_invalid',
      });
      await client.call(sendMorningMailCode, { body: { email } });
      const otp = await code();
      const other = { email: 'else@example.com', otp };
      expect((await client.fail(setMorningMail, { body: other })).code).toMatch(/^otp_/);
      const another = await advisorOfCode(kit, 'AG1003');
      expect((await another.fail(setMorningMail, { body: { email, otp } })).code).toMatch(/^otp_/);
      expect(await client.call(setMorningMail, { body: { email, otp } })).toEqual({ email });
      expect(await client.call(getMorningMail)).toEqual({ email });
      expect(JSON.stringify(await given.db.select().from(agents))).not.toContain(email);
    });

    it('says how much of what waits and names nobody, on working days alone', async () => {
      const client = await wanted();
      await client.call(createHomePageLead, {
        body: { investorName: 'Ravi Menon', investorMobileNo: '9000000301', investorEmailId: 'ravi@example.com' },
      });
      const before = (await mails()).length;
      const day = await untilMorning();
      const isOpen = kit.services.calendar.isOpen(day);
      const [mail, ...rest] = (await mails()).slice(0, (await mails()).length - before);
      expect(isOpen).toBe(true);
      expect(rest).toEqual([]);
      expect(mail?.text).toMatch(/1 lead is new or due/);
      // as the home counts them
      const home = await (await advisorOfCode(kit, 'AG1001')).call(getAgentOverview);
      const { dueTasks: task, birthdays: birthday, openLeads: lead, approved } = home;
      const waits = waitingSum({ ...home.counts, order: approved.count, task, birthday, lead });
      expect(mail?.subject).toBe(`${waits} ${waits === 1 ? 'thing waits' : 'things wait'} today`);
      expect(mail?.text).not.toContain('Ravi');
      // Edelweiss closes on the 18th in the sandbox, Axis on the 20th
      expect(mail?.text).toMatch(/\d+ new fund offers close within a week/);
      // the next days to the Sunday
      let sent = (await mails()).length;
      for (let at = 0; at < 6; at++) {
        const next = await untilMorning();
        const now = (await mails()).length;
        expect(now - sent, next).toBe(kit.services.calendar.isOpen(next) ? 1 : 0);
        sent = now;
      }
    });

    it('is in the language that the advisor chose', async () => {
      kit.clock.advance(14 * DAY);
      const client = await wanted();
      await client.call(setAdvisorLanguage, { body: { language: 'hi' } });
      await client.call(createHomePageLead, {
        body: { investorName: 'Ravi Menon', investorMobileNo: '9000000302', investorEmailId: 'ravi2@example.com' },
      });
      await untilMorning();
      const [mail] = await mails();
      expect(mail?.subject).toMatch(/^आज \d+ काम बाकी/);
      expect(mail?.text).toContain('लीड नई');
      expect(mail?.text).not.toContain('new fund');
    });

    it('goes to nobody for whom no partner vouches any more, nor does word of an answer, and again once one does', async () => {
      const client = await wanted();
      await client.call(createHomePageLead, {
        body: { investorName: 'Ravi Menon', investorMobileNo: '9000000303', investorEmailId: 'ravi3@example.com' },
      });
      const today = businessDateAt(kit.clock.now());
      const told = async () => {
        const payload = { agentCode: 'AG1001', today, approved: 1, items: 1 };
        for (const send of [sendMorningMail, sendAnswerMail])
          await send(kit.services, { ref: newId('ref'), payload } as never);
        return (await mails()).length;
      };
      const vouched = eq(partnerAgents.agentCode, 'AG1001');
      const before = await given.db.delete(partnerAgents).where(vouched).returning();
      const sent = (await mails()).length;
      expect(await told()).toBe(sent);
      await given.db.insert(partnerAgents).values(before);
      expect(await told()).toBe(sent + 2);
    });

    it('is ended by a press', async () => {
      const client = await wanted();
      await client.call(setMorningMail, { body: { email: null } });
      const before = (await mails()).length;
      await untilMorning();
      expect(await mails()).toHaveLength(before);
      expect(await (await advisor()).call(getMorningMail)).toEqual({ email: null });
    });
  },
  'seeded',
);
