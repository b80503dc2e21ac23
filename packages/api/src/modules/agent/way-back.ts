import { isOwnPath } from '@prosperx/core/http';
import { eq } from 'drizzle-orm';
import type { Context } from '#context.js';
import { partnerOrigins, partners, sessions } from '#db/schema/index.js';
import { isOnOrigin } from '#http/request-origin.js';

export interface WayBack {
  /** Of the partner from whose app the advisor came. */
  readonly name: string;
  readonly returnUrl: string | null;
}

/** A path of our own, or a page on an origin that the partner has registered. */
function isAllowed(returnUrl: string, origins: readonly (typeof partnerOrigins.$inferSelect)[]): boolean {
  if (isOwnPath(returnUrl)) return true;
  return URL.canParse(returnUrl) && origins.some((registered) => isOnOrigin(new URL(returnUrl), registered));
}

/** The way back to the partner's app; null for a session that did not begin there. */
export async function wayBack({ actor, db }: Pick<Context, 'actor' | 'db'>): Promise<WayBack | null> {
  if (actor.kind !== 'advisor') return null;
  const [partner] = await db
    .select({ id: partners.id, name: partners.name, returnUrl: partners.returnUrl })
    .from(sessions)
    .innerJoin(partners, eq(partners.id, sessions.partnerId))
    .where(eq(sessions.id, actor.sessionId));
  if (!partner) return null;
  const { id, name, returnUrl } = partner;
  const origins = await db.select().from(partnerOrigins).where(eq(partnerOrigins.partnerId, id));
  return { name, returnUrl: returnUrl !== null && isAllowed(returnUrl, origins) ? returnUrl : null };
}
