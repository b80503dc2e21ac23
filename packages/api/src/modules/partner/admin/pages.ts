import { PxError } from '@prosperx/core/errors';
import { isOwnPath } from '@prosperx/core/http';
import {
  type addPartnerOrigin as addCall,
  checkPartnerTheme,
  MOST_ORIGINS,
  type PartnerTheme,
  type removePartnerOrigin as removeCall,
  type savePartnerTheme as themeCall,
} from '@prosperx/core/partner';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { partnerOrigins, partners } from '#db/schema/index.js';
import { isOnOrigin } from '#http/request-origin.js';
import type { Verb } from '#http/serve.js';
import { hasAnyPort, isOfThisMachine, isRegistrable } from '#modules/partner/partner-rules.js';
import { partnerText } from '#modules/partner/partner.text.js';
import { audited } from './audited.js';

/** A field that is refused, with the sentence that the operator's command would say of it. */
const refused = (field: string, message: string) =>
  new PxError('invalid_input', { fields: { [field]: message }, message });

/** A partner names pages without proving that they are its own, so it has none of another's. One addition of an origin is kept after another: two partners who add one at the same time would both find it free. */
async function refuseOthers(db: Db, partnerId: string, origin: string): Promise<void> {
  if (isOfThisMachine(origin)) return;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${origin}))`);
  const isOthers = and(eq(partnerOrigins.origin, origin), ne(partnerOrigins.partnerId, partnerId));
  if ((await db.$count(partnerOrigins, isOthers)) > 0) throw refused('origin', partnerText.originTaken);
}

export const addPartnerOrigin: Verb<typeof addCall> = async ({ ctx, input }) => {
  const origin = input.origin.trim();
  if (!isRegistrable(origin)) throw refused('origin', partnerText.badOrigin(origin));
  await audited(
    ctx,
    'partner_origin.added',
    async ({ db }, partnerId) => {
      await db.select().from(partners).where(eq(partners.id, partnerId)).for('no key update');
      if ((await db.$count(partnerOrigins, eq(partnerOrigins.partnerId, partnerId))) >= MOST_ORIGINS)
        throw new PxError('partner_limit');
      await refuseOthers(db, partnerId, origin);
      const row = { partnerId, origin, anyPort: hasAnyPort(origin) };
      await db.insert(partnerOrigins).values(row).onConflictDoNothing();
    },
    { origin },
  );
  return null;
};

export const removePartnerOrigin: Verb<typeof removeCall> = async ({ ctx, input: { origin } }) => {
  await audited(
    ctx,
    'partner_origin.removed',
    async ({ db }, partnerId) => {
      const mine = eq(partnerOrigins.partnerId, partnerId);
      const gone = await db
        .delete(partnerOrigins)
        .where(and(mine, eq(partnerOrigins.origin, origin)))
        .returning();
      if (gone.length === 0) throw new PxError('not_found');
      const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId));
      const url = partner?.returnUrl ?? '/';
      const left = await db.select().from(partnerOrigins).where(mine);
      // "Back to …" leads there: the operator changes that first
      if (!isOwnPath(url) && !left.some((row) => isOnOrigin(new URL(url), row)))
        throw refused('origin', partnerText.returnsThere(url));
    },
    { origin },
  );
  return null;
};

/** The parts that are given. */
const lookOf = ({
  accent,
  radius,
  theme,
}: { [Part in keyof PartnerTheme]: PartnerTheme[Part] | undefined }): PartnerTheme => ({
  ...(accent !== undefined && { accent }),
  ...(radius !== undefined && { radius }),
  ...(theme !== undefined && { theme }),
});

export const savePartnerTheme: Verb<typeof themeCall> = async ({ ctx, input }) => {
  const theme = input.theme && lookOf(input.theme);
  const fault = theme && checkPartnerTheme(theme);
  if (fault) throw refused(fault === 'radius_invalid' ? 'radius' : 'accent', partnerText.theme[fault]);
  await audited(ctx, 'partner_theme.saved', ({ db }, partnerId) =>
    db.update(partners).set({ theme }).where(eq(partners.id, partnerId)),
  );
  return null;
};
