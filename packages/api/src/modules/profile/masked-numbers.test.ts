import { toNomineePayload, updateNominees } from '@prosperx/core/nominee';
import { exportMyData, getProfileView, revealIdentity } from '@prosperx/core/profile';
import { OTP_LIMITS } from '@prosperx/core/session';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { profiles } from '#db/schema/index.js';
import { openNominees } from '#records/profile/repository.js';
import { profileTicket } from '#testing/applicant.js';
import { describeWithDb } from '#testing/engines.js';
import { aNominee } from '#testing/exchange-client.js';
import { newInvestor, type TestInvestor } from '#testing/new-investor.js';
import { type TestKit, testKit } from '#testing/test-kit.js';

const ravi = { ...aNominee, nomineeName: 'Ravi Rao', nomineePercentage: '50', nomineeIDNumber: 'RAVIR1234A' };
const byAadhaar = (nomineeName: string, nomineeIDNumber: string) => ({
  ...ravi,
  nomineeName,
  nomineeIdentityType: '2',
  nomineeIDNumber,
});
const [mira, tara] = [byAadhaar('Mira Rao', '1111'), byAadhaar('Tara Rao', '2222')];

describeWithDb(
  'numbers of nominees and of other countries',
  (given) => {
    let kit: TestKit;
    let investor: TestInvestor & { readonly client: ReturnType<TestKit['client']> };
    beforeEach(async () => {
      kit = testKit(given.db);
      await given.db.execute(sql`delete from throttles`);
      investor = await newInvestor(kit);
    });

    const save = async (nominees: (typeof ravi)[]) => {
      kit.clock.advance(OTP_LIMITS.gap.within);
      const change = toNomineePayload({ optIn: true, nominees });
      const body = { ...change, ticket: await profileTicket(investor, change) };
      return investor.client.send(updateNominees, { query: { encryptedId: investor.profileId }, body });
    };
    const view = () => investor.client.call(getProfileView, { query: { ucc: investor.ucc } });
    const numbers = async () => {
      const [profile] = await given.db.select().from(profiles).where(eq(profiles.id, investor.profileId));
      return openNominees(kit.services.crypto, profile!).map(({ nomineeIDNumber }) => nomineeIDNumber);
    };

    it('come masked, are told to the holder who asks, and are in the copy of their data', async () => {
      const fatca = {
        birthPlace: 'Pune',
        birthCountry: 'IN',
        taxResidences: [{ country: 'US', tin: '123456789', noTin: '' }],
        pepStatus: 'N',
      };
      const sealed = kit.services.crypto.seal(profiles.fatca, investor.profileId, JSON.stringify(fatca));
      await given.db.update(profiles).set({ fatca: sealed }).where(eq(profiles.id, investor.profileId));
      expect((await save([ravi, mira])).status).toBe(200);
      const { nomineeList, fatca: shown } = await view();
      expect(nomineeList.map(({ nomineeIDNumber }) => nomineeIDNumber)).toEqual(['RAVIR••••A', '••••']);
      expect(shown?.taxResidences).toEqual([{ country: 'US', tin: '••••6789', noTin: '' }]);
      const told = await investor.client.call(revealIdentity, { query: { ucc: investor.ucc } });
      expect(told).toMatchObject({ nomineeIds: ['RAVIR1234A', '1111'], tins: ['123456789'] });
      kit.clock.advance(OTP_LIMITS.gap.within);
      const ticket = await profileTicket(investor, 'export');
      const copy = await investor.client.call(exportMyData, { query: { ucc: investor.ucc }, body: { ticket } });
      expect(JSON.stringify(copy)).toMatch(/RAVIR1234A[^]*123456789|123456789[^]*RAVIR1234A/);
    });

    it('a masked number that comes back stands for the one of that nominee, whoever has left the list', async () => {
      await save([{ ...mira }, { ...tara }]);
      const masked = (await view()).nomineeList;
      expect(masked.map(({ nomineeIDNumber }) => nomineeIDNumber)).toEqual(['••••', '••••']);
      expect((await save([{ ...masked[1]!, nomineePercentage: '50' }, ravi])).status).toBe(200);
      expect(await numbers()).toEqual(['2222', 'RAVIR1234A']);
      // nor is one that repeats the other let through under its mask
      expect((await save([{ ...tara, nomineeName: 'Lila Rao' }, { ...masked[1]! }])).status).toBe(422);
    });

    it('a masked number that stands for nobody’s, or for one of two, is refused', async () => {
      await save([mira, tara]);
      const refused = await save([
        { ...ravi, nomineeName: 'Lila Rao', nomineeIdentityType: '2', nomineeIDNumber: '••••' },
        ravi,
      ]);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ error: { fields: { nominee1IDNumber: 'id_masked' } } });
      expect((await save([{ ...ravi, nomineeIDNumber: 'RAVIR••••Z' }, mira])).status).toBe(422);
      expect(await numbers()).toEqual(['1111', '2222']);
    });
  },
  'seeded',
);
