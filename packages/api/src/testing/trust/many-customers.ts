import { eq, sql } from 'drizzle-orm';
import { agentCustomers, folios, ledgerEntries, profiles, sips, users } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { seedProfileId, seedUserId } from '#sandbox/seed/seed-person.js';

/** Customers that are written by one statement a table. */
const AT_ONCE = 50;

/** Gives an agent so many further customers, each with the holdings of Deepa and the SIPs of Asha. */
export async function addManyCustomers(
  { db, crypto, clock }: Pick<Services, 'db' | 'crypto' | 'clock'>,
  agentCode: string,
  many: number,
): Promise<void> {
  const key = eq(profiles.id, seedProfileId('deepa'));
  const [profile] = await db.select().from(profiles).where(key);
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, seedUserId('deepa')));
  const held = await db.select().from(folios).where(eq(folios.profileId, profile!.id));
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.profileId, profile!.id));
  const running = await db
    .select()
    .from(sips)
    .where(eq(sips.profileId, seedProfileId('asha')));
  const mobileOf = (number: number) => String(6_100_000_000 + Number(agentCode.slice(2)) * 10_000 + number);
  for (let first = 0; first < many; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    const userIds = numbers.map((number) => `usr_${agentCode}_${number}`);
    const idOf = (number: number) => `pro_${agentCode}_${number}`;
    // each agent's customers have folios of their own
    const suffixOf = (number: number) => `${agentCode}_${number}`;
    const folioOf = (number: number, id: string) => `${id}_${suffixOf(number)}`;
    await db.insert(users).values(
      numbers.map((number, index) => ({
        ...user!,
        id: userIds[index]!,
        mobile: crypto.seal(users.mobile, userIds[index]!, mobileOf(number)),
        mobileHash: crypto.lookup('mobile', mobileOf(number)),
        email: null,
        emailHash: null,
      })),
    );
    await db.insert(profiles).values(
      numbers.map((number, index) => ({
        ...profile!,
        id: idOf(number),
        userId: userIds[index]!,
        ucc: `MANY${agentCode}${number}`,
        name: `Customer ${(number * 7919) % many}`,
        pan: null,
        panHash: null,
      })),
    );
    const mapping = { agentCode, direct: true, createdAt: clock.now() };
    await db.insert(agentCustomers).values(userIds.map((userId) => ({ ...mapping, userId })));
    await db.insert(folios).values(
      numbers.flatMap((number) =>
        held.map((folio) => ({
          ...folio,
          id: folioOf(number, folio.id),
          folioNumber: `${folio.folioNumber}${agentCode.slice(2)}${number}`,
          profileId: idOf(number),
        })),
      ),
    );
    await db.insert(ledgerEntries).values(
      numbers.flatMap((number) =>
        entries.map(({ seq: _, ...entry }) => ({
          ...entry,
          profileId: idOf(number),
          folioId: folioOf(number, entry.folioId),
          orderId: null,
          sourceRef: `${entry.sourceRef}_${suffixOf(number)}`,
        })),
      ),
    );
    await db.insert(sips).values(
      numbers.flatMap((number) =>
        running.map((sip) => ({
          ...sip,
          id: `${sip.id}_${suffixOf(number)}`,
          profileId: idOf(number),
          firstOrderId: null,
          registrationNumber: null,
        })),
      ),
    );
  }
  await db.execute(sql`analyze`);
}
