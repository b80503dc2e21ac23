import { getProfileView, saveProfile, updateProfile } from '@prosperx/core/profile';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { consents, profiles } from '#db/schema/index.js';
import type { ExchangeClient } from '#providers/exchange/port/clients.js';
import { completeApplicant, forgetDeclaration, newApplicant, profileTicket, soundAnswers } from '#testing/applicant.js';
import { approveByLink, askApproval } from '#testing/customer-approval.js';
import { describeWithDb } from '#testing/engines.js';
import { advisorFor, newInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const { occupation } = soundAnswers;

describeWithDb(
  'The FATCA declaration',
  (given) => {
    let kit: TestKit;
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
    });

    it('is about the answers as they stand: others end it, and are declared anew', async () => {
      const { client, ucc, profileId } = await newApplicant(kit);
      const save = (body: object) => client.call(saveProfile, { query: { ucc }, body });
      const { fatca, fatcaCompliant, occupationType, incomeSlab } = occupation;
      const declared = { fatca, fatcaCompliant, occupationType, incomeSlab };
      expect((await save(declared)).fatcaCompliant).toBe(true);
      expect((await save({ fatca, gender: 'M' })).fatcaCompliant).toBe(true);
      const abroad = { ...fatca, taxResidences: [{ country: 'KE', tin: 'A1', noTin: '' as const }] };
      expect((await save({ fatca: abroad })).fatcaCompliant).toBe(false);
      expect((await save({ fatcaCompliant })).fatcaCompliant).toBe(true);
      expect((await save({ incomeSlab: '34' })).fatcaCompliant).toBe(false);
      expect((await save(declared)).fatcaCompliant).toBe(true);
      const fatcaGiven = (await given.db.select().from(consents).where(eq(consents.profileId, profileId))).filter(
        ({ purpose }) => purpose === 'fatca',
      );
      expect(new Set(fatcaGiven.map(({ contentHash }) => contentHash)).size).toBe(2);
      expect(fatcaGiven.filter(({ withdrawnAt }) => withdrawnAt === null)).toHaveLength(1);
    });

    it('is the owner’s own: an advisor fills in the answers, and the customer’s code declares them', async () => {
      const applicant = await completeApplicant(kit);
      const { ucc, profileId } = applicant;
      const client = await advisorFor(kit, applicant);
      const save = (body: object) => client.call(saveProfile, { query: { ucc }, body });
      const { fields } = await client.fail(saveProfile, { query: { ucc }, body: { fatcaCompliant: true } });
      expect(fields).toEqual({ fatcaCompliant: 'declaration_owner' });
      const fatca = { ...occupation.fatca, birthPlace: 'Agra' };
      expect(await save({ fatca })).toMatchObject({ fatcaCompliant: false, onboardingStep: 'confirm' });
      expect((await applicant.client.call(getProfileView, { query: { ucc } })).onboardingStep).toBe('occupation');
      await askApproval(client, 'saveUser', {});
      expect(await approveByLink(kit, applicant)).toMatchObject({ call: 'saveUser', state: 'approved' });
      const [row] = await given.db.select().from(profiles).where(eq(profiles.id, profileId));
      expect(row?.fatcaDeclaredAt).not.toBeNull();
    });

    it('is agreed to with the opt-out from nominees by who has read both: neither while an advisor fills them in', async () => {
      const applicant = await completeApplicant(kit);
      const { ucc, profileId } = applicant;
      await given.db.delete(consents).where(eq(consents.profileId, profileId));
      const client = await advisorFor(kit, applicant);
      const fatca = { ...occupation.fatca, birthPlace: 'Agra' };
      await client.call(saveProfile, { query: { ucc }, body: { fatca, optIn: false } });
      const agreed = async () =>
        (await given.db.select().from(consents).where(eq(consents.profileId, profileId))).map(({ purpose }) => purpose);
      expect(await agreed()).toEqual([]);
      await askApproval(client, 'saveUser', {});
      await approveByLink(kit, applicant);
      expect((await agreed()).sort()).toEqual(['fatca', 'nomination_opt_out']);
    });

    it('that was never asked for is made by a registered investor, who changes nothing else by it, and sent then', async () => {
      const investor = await newInvestor(kit);
      const { client, ucc, profileId } = investor;
      await forgetDeclaration(kit, profileId);
      const sent: unknown[] = [];
      const { exchange } = kit.services.providers;
      const registerClient = (client: ExchangeClient) => {
        sent.push(client.fatca);
        return exchange.registerClient(client);
      };
      Object.assign(kit.services.providers, { exchange: { ...exchange, registerClient } });
      const change = { primaryEmail: 'moved@example.com', address: '2 New Road', pincode: '560001' };
      const ticket = await profileTicket(investor, change);
      await client.call(updateProfile, { query: { ucc }, body: { ...change, ticket } });
      await kit.settle();
      expect(sent).toEqual([]);
      const { fatca, fatcaCompliant, occupationType, incomeSlab } = occupation;
      const body = { fatca, fatcaCompliant, occupationType, incomeSlab };
      const query = { ucc };
      for (const refused of [{ ...body, gender: 'M' }, { fatca }])
        expect((await client.fail(saveProfile, { query, body: refused })).code).toBe('profile_locked');
      expect(await client.call(saveProfile, { query, body })).toMatchObject({ fatca, fatcaCompliant: true });
      await kit.settle();
      expect(sent).toEqual([fatca]);
      expect((await client.fail(saveProfile, { query, body })).code).toBe('profile_locked');
    });

    it('reads answers of when there was one country beside India as they were meant', async () => {
      const { client, ucc, profileId } = await newApplicant(kit);
      const former = { birthPlace: 'Pune', birthCountry: 'IN', pepStatus: 'N', taxResidence: 'US', tin: '123-45-6789' };
      const { crypto } = kit.services;
      for (const [stored, taxResidences] of [
        [former, [{ country: 'US', tin: '123-45-6789', noTin: '' }]],
        [{ ...former, taxResidence: 'IN', tin: '' }, []],
      ] as const) {
        const fatca = crypto.seal(profiles.fatca, profileId, JSON.stringify(stored));
        await given.db.update(profiles).set({ fatca }).where(eq(profiles.id, profileId));
        expect((await client.call(getProfileView, { query: { ucc } })).fatca).toEqual({
          birthPlace: 'Pune',
          birthCountry: 'IN',
          pepStatus: 'N',
          taxResidences,
        });
      }
    });
  },
  'seeded',
);
