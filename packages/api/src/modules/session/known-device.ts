import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { newId } from '#crypto/new-id.js';
import { devices, type Lookup } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { networkOf } from '#kernel/network.js';
import { notifyOwner } from '#records/profile/owner-notice.js';
import { markDevice, markedDevice } from '#records/session/device-cookie.js';
import { deviceName } from '#records/session/device-name.js';

/** Returns the id of the device on which a call is made, where the owner of the mobile has signed in on it before and has not removed it; else null. */
export async function knownDevice(ctx: Context, mobile: string): Promise<string | null> {
  const known = markedDevice(ctx, mobile);
  if (!known) return null;
  const removed = await ctx.db.$count(devices, and(eq(devices.mark, known.mark), isNotNull(devices.removedAt)));
  return removed > 0 ? null : known.id;
}

interface Owner {
  readonly id: string;
  /** Ten digits. */
  readonly mobile: string;
}

/** On a partner's page, where no cookie counts, a device is its browser and network: another one of either is new. */
const markOfPage = ({ crypto, partner, userAgent, address }: Context, { id }: Owner) =>
  crypto.lookup('device', ['page', partner?.id ?? '', id, deviceName(userAgent), networkOf(address)].join('\0'));

type DeviceRow = typeof devices.$inferSelect;

/** Keeps a device that is new to a person, or that they had removed; null for one that they know. */
async function keepNew(ctx: Context, owner: Owner, mark: Lookup): Promise<DeviceRow | null> {
  const now = ctx.clock.now();
  const seen = { name: deviceName(ctx.userAgent), firstSeenAt: now, lastSeenAt: now };
  const [added] = await ctx.db
    .insert(devices)
    .values({ ...seen, id: newId('dev'), userId: owner.id, mark, partnerId: ctx.partner?.id ?? null })
    .onConflictDoNothing({ target: devices.mark })
    .returning();
  if (added) return added;
  const [back] = await ctx.db
    .update(devices)
    .set({ ...seen, removedAt: null })
    .where(and(eq(devices.mark, mark), isNotNull(devices.removedAt)))
    .returning();
  return back ?? null;
}

/**
 * Remembers, in the transaction of a login, that a person signs in on this device, and returns its id. They are told of one that is new
 * to them, or that they had removed; the first one of an account is nothing new, nor is one that was marked before devices were kept.
 */
export async function rememberDevice(ctx: Context, owner: Owner): Promise<string | null> {
  const { db, clock, crossSite, userAgent } = ctx;
  const wasKnown = !crossSite && (await knownDevice(ctx, owner.mobile)) !== null;
  const mark = crossSite ? markOfPage(ctx, owner) : markDevice(ctx, owner.mobile);
  const fresh = await keepNew(ctx, owner, mark);
  if (!fresh) {
    const seen = { lastSeenAt: clock.now(), name: deviceName(userAgent) };
    const [known] = await db.update(devices).set(seen).where(eq(devices.mark, mark)).returning({ id: devices.id });
    return known?.id ?? null;
  }
  const others = await db.$count(devices, and(eq(devices.userId, owner.id), ne(devices.id, fresh.id)));
  if (others > 0 && !wasKnown)
    await notifyOwner(db, ctx, { change: 'new_device', userId: owner.id, device: fresh.name });
  return fresh.id;
}
