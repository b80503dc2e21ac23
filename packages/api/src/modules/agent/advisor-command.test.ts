import { getPartnerDetails } from '@prosperx/core/agent';
import { getShareContent } from '@prosperx/core/premium-service';
import { getCurrentUser } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { agents, auditEntries } from '#db/schema/index.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { testKit } from '#testing/test-kit.js';
import { advisorCommand, readAdvisor, readRefusal } from './advisor-command.js';

describe('readAdvisor', () => {
  it.each([
    [[], /Give the code/],
    [['AG1', 'AG2'], /Give the code/],
    [['AG1001', '--name', ' '], /Give the code/],
    [['AG1001', '--verified', '--not-verified'], /Give the code/],
    [['AG1001', '--arn', 'ARN-1'], /Give the code/],
    [['AG1001', '--euin', 'E111111'], /Give the code/],
    [['AG1001', '--vrified'], /Give the code/],
    [['AG 1001'], /cannot be the code/],
    [['AG1001', '--phone', '98200'], /is not a phone number/],
  ])('%j is refused with what to do', (args, words) => {
    expect(() => readAdvisor(args)).toThrow(words);
  });
});

describe('readRefusal', () => {
  const because = ['--because', 'The card cannot be read.'];
  it.each([
    [['AG1', '--refused', 'picture', ...because], /Give the code/],
    [['AG1', '--refused', 'picture', ...because, '--arn', 'ARN-1', '--verified'], /Give the code/],
    [['AG1', '--refused', 'blurred', ...because, '--arn', 'ARN-1'], /  picture {7}A picture is unreadable/],
    [['AG1', '--refused', 'picture', '--arn', 'ARN-1'], /--because: Say why/],
  ])('%j is refused with what to do', (args, words) => {
    expect(() => readRefusal(args)).toThrow(words);
  });
});

describeWithDb(
  'the command for advisors',
  (given) => {
    it('verifies an advisor, who sells premium services from then on', async () => {
      const kit = testKit(given.db);
      const advisor = await advisorOfCode(kit, 'AG1002');
      const status = async () =>
        (await advisor.call(getPartnerDetails, { query: { agentCode: 'AG1002' } })).partnerStatus;
      const body = { serviceName: 'mf_post_retirement' };
      expect([await status(), (await advisor.fail(getShareContent, { body })).code]).toEqual([
        'not_verified',
        'agent_not_verified',
      ]);
      const lines = await advisorCommand(kit.services, ['AG1002', '--verified']);
      expect(lines).toContain('AG1002  Harish Pillai  no ARN  verified');
      expect(await status()).toBe('verified');
      expect((await advisor.call(getShareContent, { body })).message).toContain('Harish Pillai');
    });

    it('verifies the ARN that was checked, not one that was handed in since', async () => {
      const { services } = testKit(given.db);
      await advisorCommand(services, ['AG2002', '--name', 'Ravi Menon']);
      await given.db.update(agents).set({ arn: 'ARN-222', euin: 'E222222' }).where(eq(agents.code, 'AG2002'));
      await expect(advisorCommand(services, ['AG1002', '--verified', '--arn', 'ARN-1'])).rejects.toThrow('has no ARN');
      for (const arn of [[], ['--arn', 'ARN-111']])
        await expect(advisorCommand(services, ['AG2002', '--verified', ...arn])).rejects.toThrow(
          'ARN-222, E222222 now',
        );
      const [line] = (await advisorCommand(services, [])).filter((each) => each.startsWith('AG2002'));
      expect(line).toContain(
        'waiting for verification: npm run advisor -- AG2002 --verified --arn ARN-222 --euin E222222',
      );
      for (const euin of [[], ['--euin', 'E111111']])
        await expect(advisorCommand(services, ['AG2002', '--verified', '--arn', 'ARN-222', ...euin])).rejects.toThrow(
          'E222222 now',
        );
      const lines = await advisorCommand(services, ['AG2002', '--verified', '--arn', 'ARN-222', '--euin', 'E222222']);
      expect(lines).toContain('AG2002  Ravi Menon  ARN-222  E222222  verified');
    });

    it('refuses what was checked, which frees the ARN for whoever has it, and nothing that is verified', async () => {
      const { services } = testKit(given.db);
      const [code, because] = ['AG2003', ['--because', 'AMFI has it for somebody else.']];
      await advisorCommand(services, [code, '--name', 'Tara Bose']);
      const isTheirs = eq(agents.code, code);
      await given.db.update(agents).set({ arn: 'ARN-333', euin: 'E333333', verified: true }).where(isTheirs);
      const refuse = (euin: string) =>
        advisorCommand(services, [code, '--refused', 'name', ...because, '--arn', 'ARN-333', '--euin', euin]);
      await expect(refuse('E111111')).rejects.toThrow('E333333 now');
      await expect(refuse('E333333')).rejects.toThrow('ARN-333 is verified');
      await advisorCommand(services, [code, '--not-verified']);
      expect(await refuse('E333333')).toContain('AG2003  Tara Bose  no ARN  not verified  ARN-333 was refused: name');
      const [entry] = await given.db.select().from(auditEntries).where(eq(auditEntries.action, 'advisor.refused'));
      expect(entry).toMatchObject({ objectId: code, details: { cause: 'name', reason: because[1] } });
      const [row] = await given.db.select().from(agents).where(isTheirs);
      expect(row).toMatchObject({ arn: null, euin: null, verified: false });
    });

    it('gives them a phone number for what they share, and takes it away', async () => {
      const { services } = testKit(given.db);
      const lineAfter = async (...phone: string[]) =>
        (await advisorCommand(services, ['AG1002', ...phone])).find((line) => line.startsWith('AG1002'));
      expect(await lineAfter('--phone', '022-1234 5678')).toContain('+91 22123 45678');
      expect(await lineAfter('--may-transact')).toContain('+91 22123 45678');
      expect(await lineAfter('--phone', '')).not.toContain('+91');
    });

    it('logs them out everywhere, and nobody else', async () => {
      const kit = testKit(given.db);
      const [first, second, other] = await Promise.all(
        ['AG1002', 'AG1002', 'AG1001'].map((code) => advisorOfCode(kit, code)),
      );
      await advisorCommand(kit.services, ['AG1002', '--log-out']);
      const answers = await Promise.all([first!, second!, other!].map((browser) => browser.send(getCurrentUser)));
      expect(answers.map(({ ok }) => ok)).toEqual([false, false, true]);
    });

    it('registers one, who keeps what is not said again', async () => {
      const { services } = testKit(given.db);
      await expect(advisorCommand(services, ['AG2001'])).rejects.toThrow('give their name too');
      await advisorCommand(services, ['AG2001', '--name', 'Asha Pillai', '--may-not-transact']);
      expect(await advisorCommand(services, ['AG2001', '--verified'])).toContain(
        'AG2001  Asha Pillai  no ARN  verified  may not transact',
      );
    });
  },
  'seeded',
);
