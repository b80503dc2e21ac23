import {
  CERTIFICATE_RESET_MS,
  getAgentCertificates,
  getAgentPicture,
  getOwnAgent,
  previewArn,
  previewNism,
  saveAgentCertificates,
  uploadAgentPicture,
  uploadArn,
  uploadNism,
} from '@prosperx/core/agent';
import { businessDate, businessDateAt, daysBetween, instantAt } from '@prosperx/core/time';
import { UPLOAD_MAX_BYTES } from '@prosperx/core/upload';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { byCommand } from '#audit/audit.js';
import { agents } from '#db/schema/index.js';
import { waitingAdvisors } from '#operator-console/advisors.js';
import { readCertification } from '#records/agent/certification.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorOfCode } from '#testing/new-investor.js';
import { jpeg, png } from '#testing/pictures.js';
import { open } from '#testing/requests.js';
import { type TestKit, testKit } from '#testing/test-kit.js';
import { refuseCertificates } from './refuse-certificates.js';
import { saveAdvisor } from './save-advisor.js';

const nism = {
  isNISMCertified: true,
  isARNHolder: false,
  nismCode: 'NISM-2020123456',
  nismValidStartDate: '2025-01-10',
  nismValidEndDate: '2028-01-09',
} as const;
const whole = {
  ...nism,
  isARNHolder: true,
  arnCode: 'ARN-200200',
  euin: 'E200200',
  arnValidStartDate: '2025-03-01',
  arnValidEndDate: '2028-02-29',
} as const;

let count = 0;

describeWithDb(
  'the certificates of an agent',
  (given) => {
    let kit: TestKit;
    /** An agent of this test alone. */
    let agentCode: string;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
      agentCode = `AGT${++count}`;
      await given.db.insert(agents).values({ code: agentCode, name: 'Test Agent', createdAt: kit.clock.now() });
    });

    const query = () => ({ agentCode });
    const file = () => ({ body: { file: png() } });

    it('are kept with the prefixes of their numbers, and make an ARN holder of the agent', async () => {
      const agent = await advisorOfCode(kit, agentCode);
      expect(await agent.call(getAgentCertificates, { query: query() })).toMatchObject({
        isSaved: false,
        arnCode: null,
      });
      await agent.call(uploadNism, { query: query(), ...file() });
      const arn = `ARN-9${count}`;
      await agent.call(uploadArn, { query: { agentCode, arn }, ...file() });
      // a number is stored with its prefix whether it came with one or not
      const body = { ...whole, arnCode: `9${count}`, nismCode: '2020123456', euin: '200200' };
      const saved = await agent.call(saveAgentCertificates, { query: query(), body });
      const { isARNHolder: _, ...dates } = whole;
      expect(saved).toEqual({
        ...dates,
        isARNHolder: true,
        agentCode,
        name: 'Test Agent',
        arnCode: arn,
        isVerified: false,
        verifiedUntil: null,
        isSaved: true,
        resetAt: null,
        refusal: null,
        today: businessDateAt(kit.clock.now()),
      });
      expect(await agent.call(getAgentCertificates, { query: query() })).toEqual(saved);
      expect(await agent.call(getOwnAgent)).toMatchObject({
        isAgentARN: true,
        arnState: 'waiting',
        agentStatus: 'not_verified',
      });
    });

    it.each([
      [{ nismCode: 'NISM-202012345' }, { nismCode: 'nism_invalid' }],
      [{ nismCode: 'NISM-20201234567x' }, { nismCode: 'not_digits' }],
      [{ euin: 'E12345' }, { euin: 'euin_invalid' }],
      [{ arnValidStartDate: '2026-11-17' }, { arnValidStartDate: 'date_invalid' }],
      [{ nismValidEndDate: null }, { nismValidEndDate: 'valid_till_required' }],
      [{ isNISMCertified: false }, { isARNHolder: 'nism_required' }],
      [{}, { nismPicture: 'picture_required', arnPicture: 'picture_required' }],
    ])('are refused with %j: %j, and nothing is kept', async (change, fields) => {
      const agent = await advisorOfCode(kit, agentCode);
      const failure = await agent.fail(saveAgentCertificates, { query: query(), body: { ...whole, ...change } });
      expect([failure.code, failure.fields]).toEqual(['invalid_input', fields]);
      expect(await agent.call(getAgentCertificates, { query: query() })).toMatchObject({ isSaved: false });
    });

    it('are refused with the card of another number', async () => {
      const agent = await advisorOfCode(kit, agentCode);
      await agent.call(uploadNism, { query: query(), ...file() });
      await agent.call(uploadArn, { query: { agentCode, arn: 'ARN-300300' }, ...file() });
      const failure = await agent.fail(saveAgentCertificates, { query: query(), body: whole });
      expect(failure.fields).toEqual({ arnPicture: 'picture_required' });
    });

    it('are locked without an ARN, and reset by the clock after ten minutes', async () => {
      const agent = await advisorOfCode(kit, agentCode);
      await agent.call(uploadNism, { query: query(), ...file() });
      const saved = await agent.call(saveAgentCertificates, { query: query(), body: nism });
      expect(saved).toMatchObject({ isSaved: true, resetAt: kit.clock.now() + CERTIFICATE_RESET_MS });
      const again = async () => (await agent.send(saveAgentCertificates, { query: query(), body: nism })).status;
      expect((await agent.fail(saveAgentCertificates, { query: query(), body: nism })).code).toBe(
        'certificates_locked',
      );
      expect((await agent.fail(uploadNism, { query: query(), ...file() })).code).toBe('certificates_locked');
      kit.clock.advance(CERTIFICATE_RESET_MS - 1);
      expect(await again()).toBe(409);
      kit.clock.advance(1);
      // before the job has run, and after
      expect(await agent.call(getAgentCertificates, { query: query() })).toMatchObject({
        isSaved: false,
        resetAt: null,
      });
      await kit.settle();
      expect(
        await given.db.execute(sql`select 1 from agent_certificates where agent_code = ${agentCode}`),
      ).toMatchObject({ rows: [] });
      expect(await again()).toBe(200);
    });

    it('cannot name the ARN of another agent, not even at the same moment', async () => {
      const agent = await advisorOfCode(kit, agentCode);
      const taken = { agentCode, arn: 'ARN-100101' };
      const failure = await agent.fail(uploadArn, { query: taken, ...file() });
      expect([failure.code, failure.status]).toEqual(['arn_mapped_to_other_agent', 409]);
      expect(failure.message).toContain('ARN Code is already mapped to other agent');
      const rival = `${agentCode}R`;
      await given.db.insert(agents).values({ code: rival, name: 'Rival', createdAt: kit.clock.now() });
      const arn = `ARN-77${count}`;
      const register = async (code: string, euin: string) => {
        const browser = await advisorOfCode(kit, code);
        await browser.call(uploadNism, { query: { agentCode: code }, ...file() });
        await browser.call(uploadArn, { query: { agentCode: code, arn }, ...file() });
        return () =>
          browser.send(saveAgentCertificates, { query: { agentCode: code }, body: { ...whole, arnCode: arn, euin } });
      };
      const both = [await register(agentCode, 'E770001'), await register(rival, 'E770002')];
      const statuses = (await Promise.all(both.map((save) => save()))).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409]);
    });

    it('cannot name the EUIN of another agent, and numbers that change are to be verified anew', async () => {
      await given.db.update(agents).set({ verified: true }).where(eq(agents.code, agentCode));
      const agent = await advisorOfCode(kit, agentCode);
      const arn = `ARN-88${count}`;
      await agent.call(uploadNism, { query: query(), ...file() });
      await agent.call(uploadArn, { query: { agentCode, arn }, ...file() });
      const body = { ...whole, arnCode: arn, euin: 'E100101' };
      const failure = await agent.fail(saveAgentCertificates, { query: query(), body });
      expect([failure.code, failure.fields]).toEqual(['invalid_input', { euin: 'euin_taken' }]);
      expect(await agent.call(getOwnAgent)).toMatchObject({ isAgentARN: false, agentStatus: 'verified' });
      await agent.call(saveAgentCertificates, { query: query(), body: { ...body, euin: 'E880088' } });
      expect(await agent.call(getOwnAgent)).toMatchObject({ isAgentARN: true, agentStatus: 'not_verified' });
      expect(await readCertification(kit.services, agentCode)).toMatchObject({
        state: 'waiting',
        arn: null,
        euin: null,
      });
      await given.db.update(agents).set({ verified: true }).where(eq(agents.code, agentCode));
      expect((await readCertification(kit.services, agentCode)).euin).toBe('E880088');
      // from the day after its last no order carries it
      kit.clock.advance(daysBetween(businessDateAt(kit.clock.now()), businessDate('2028-02-29')) * 86_400_000);
      expect(await readCertification(kit.services, agentCode)).toMatchObject({
        state: 'verified',
        arn,
        euin: 'E880088',
      });
      kit.clock.advance(86_400_000);
      expect(await readCertification(kit.services, agentCode)).toMatchObject({
        state: 'missing',
        arn: null,
        euin: null,
      });
    });

    it('of an ARN that is to last longer are to be verified anew: it counts until its former end, and nobody extends their own', async () => {
      const agent = await advisorOfCode(kit, agentCode);
      const arn = `ARN-77${count}`;
      await agent.call(uploadNism, { query: query(), ...file() });
      await agent.call(uploadArn, { query: { agentCode, arn }, ...file() });
      const body = { ...whole, arnCode: arn, euin: `E77${String(count).padStart(4, '0')}` };
      await agent.call(saveAgentCertificates, { query: query(), body });
      await given.db.update(agents).set({ verified: true }).where(eq(agents.code, agentCode));
      await agent.call(saveAgentCertificates, { query: query(), body });
      expect((await readCertification(kit.services, agentCode)).state).toBe('verified');
      const renewed = { ...body, arnValidStartDate: '2026-11-01', arnValidEndDate: '2031-02-28' };
      const saved = await agent.call(saveAgentCertificates, { query: query(), body: renewed });
      expect(saved).toMatchObject({ isVerified: false, verifiedUntil: '2028-02-29', arnValidEndDate: '2031-02-28' });
      // once more changes nothing of that
      await agent.call(saveAgentCertificates, { query: query(), body: renewed });
      const stateOn = async (day: string) => {
        const now = instantAt(businessDate(day));
        return (await readCertification({ db: given.db, clock: { now: () => now } }, agentCode)).state;
      };
      expect([await stateOn('2026-12-01'), await stateOn('2028-02-29'), await stateOn('2028-03-01')]).toEqual([
        'verified',
        'verified',
        'waiting',
      ]);
      expect((await waitingAdvisors(kit.services)).map(({ agent: { code } }) => code)).toContain(agentCode);
      const ctx = byCommand(kit.services);
      const seen = { code: agentCode, arn, euin: body.euin };
      await refuseCertificates(ctx, { ...seen, cause: 'dates', reason: 'AMFI has another end.' });
      expect([await stateOn('2028-02-29'), await stateOn('2028-03-01')]).toEqual(['verified', 'missing']);
      const { arnValidStartDate, arnValidEndDate } = body;
      expect(await agent.call(getAgentCertificates, { query: query() })).toMatchObject({
        arnValidStartDate,
        arnValidEndDate,
      });
      await agent.call(saveAgentCertificates, { query: query(), body: renewed });
      await saveAdvisor(ctx, { ...seen, verified: true });
      expect(await stateOn('2031-02-28')).toBe('verified');
    });

    it('without an ARN end the one that was there, in force or not, and another can be handed in once they are reset', async () => {
      const agent = await advisorOfCode(kit, agentCode);
      const arn = `ARN-99${count}`;
      const body = { ...whole, arnCode: arn, euin: `E99000${count}`.slice(0, 7), arnValidEndDate: '2026-11-01' };
      await agent.call(uploadNism, { query: query(), ...file() });
      await agent.call(uploadArn, { query: { agentCode, arn }, ...file() });
      await agent.call(saveAgentCertificates, { query: query(), body });
      await given.db.update(agents).set({ verified: true }).where(eq(agents.code, agentCode));
      expect(await readCertification(kit.services, agentCode)).toMatchObject({
        state: 'missing',
        arn: null,
        euin: null,
      });
      const none = { isNISMCertified: false, isARNHolder: false };
      await agent.call(saveAgentCertificates, { query: query(), body: none });
      const certification = async () => [
        await readCertification(kit.services, agentCode),
        (await agent.call(getOwnAgent)).agentStatus,
      ];
      expect(await certification()).toEqual([
        { state: 'missing', arn: null, euin: null, end: null, mayTransact: true },
        'not_verified',
      ]);
      kit.clock.advance(CERTIFICATE_RESET_MS);
      await kit.settle();
      expect(await certification()).toEqual([
        { state: 'missing', arn: null, euin: null, end: null, mayTransact: true },
        'not_verified',
      ]);
      expect((await agent.send(saveAgentCertificates, { query: query(), body })).status).toBe(200);
    });

    it('of an agent who was an ARN holder before are locked', async () => {
      const agent = await advisorOfCode(kit, 'AG1001');
      const own = { agentCode: 'AG1001' };
      expect(await agent.call(getAgentCertificates, { query: own })).toMatchObject({
        isARNHolder: true,
        isNISMCertified: false,
        arnCode: 'ARN-100101',
        euin: 'E100101',
        isSaved: true,
      });
      expect((await agent.fail(saveAgentCertificates, { query: own, body: whole })).code).toBe('certificates_locked');
    });

    it('are seen and changed by nobody else', async () => {
      const other = await advisorOfCode(kit, 'AG1002');
      const investor = await kit.signedIn('9876500007');
      for (const browser of [other, investor]) {
        expect((await browser.fail(getAgentCertificates, { query: query() })).code).toBe('forbidden');
        expect((await browser.fail(saveAgentCertificates, { query: query(), body: nism })).code).toBe('forbidden');
        expect((await browser.fail(previewNism, { query: query() })).code).toBe('forbidden');
        expect((await browser.fail(uploadNism, { query: query(), ...file() })).code).toBe('forbidden');
      }
    });
  },
  'seeded',
);

describeWithDb(
  'the pictures of an agent',
  (given) => {
    const kit = () => testKit(given.db);

    it('are shown to the agent alone, without their metadata, and end with the session', async () => {
      const at = kit();
      const agent = await advisorOfCode(at, 'AG1002');
      const query = { agentCode: 'AG1002' };
      expect(await agent.call(previewNism, { query })).toEqual({ value: null });
      const { value } = await agent.call(uploadNism, {
        query,
        body: { file: png([['tEXt', Buffer.from('Comment\0Pune')]]) },
      });
      const shown = await open(at.app, value, agent);
      expect(shown.headers.get('content-type')).toBe('image/png');
      expect(Buffer.from(await shown.arrayBuffer()).toString('latin1')).not.toContain('Pune');
      const link = (await agent.call(previewNism, { query })).value!;
      expect((await open(at.app, link, agent)).status).toBe(200);
      const [other, investor] = [await advisorOfCode(at, 'AG1003'), await at.signedIn('9876500007')];
      for (const browser of [other, investor, at.client()])
        expect((await open(at.app, link, browser)).status).toBe(404);
      expect(await agent.call(previewArn, { query })).toEqual({ value: null });
    });

    it('may be jpeg, png, gif or bmp by their first bytes, of less than five million', async () => {
      const agent = await advisorOfCode(kit(), 'AG1003');
      expect(await agent.call(getAgentPicture)).toEqual({ url: null, fileId: null });
      for (const bad of [Buffer.from('%PDF-1.7'), Buffer.alloc(UPLOAD_MAX_BYTES + 1, 0xff)]) {
        const failure = await agent.fail(uploadAgentPicture, { body: { file: bad } });
        expect(['file_not_allowed', 'too_large']).toContain(failure.code);
      }
      await agent.call(uploadAgentPicture, { body: { file: jpeg() } });
      const { url, fileId } = await agent.call(getAgentPicture);
      expect(url).toContain(fileId);
    });
  },
  'seeded',
);
