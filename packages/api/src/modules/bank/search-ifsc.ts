import { type Branch, checkIfsc, type searchIfsc as call, tidyIfsc } from '@prosperx/core/bank';
import { PxError } from '@prosperx/core/errors';
import { DAY } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { ifscBranches } from '#db/schema/index.js';
import type { Verb } from '#http/serve.js';
import type { Services } from '#kernel/services.js';
import { type Bucket, consumeBucket, throttleKey } from '#throttle/throttle.js';

type Deps = Pick<Services, 'db' | 'clock' | 'providers'>;

/** Branches move and merge rarely: an answer counts for so long (milliseconds), and longer while the source is silent. */
const FRESH_FOR = 30 * DAY;

async function askSource({ db, clock, providers }: Deps, ifsc: string): Promise<Branch | null> {
  const branch = await providers.ifsc.find(ifsc);
  if (!branch) return null;
  const row = { ...branch, ifsc, askedAt: clock.now() };
  await db.insert(ifscBranches).values(row).onConflictDoUpdate({ target: ifscBranches.ifsc, set: row });
  return { ...branch, ifsc };
}

/** Returns the branch of a well-formed IFSC; null for one that does not exist. Throws `unavailable` when the provider does not answer. */
export async function findBranch(deps: Deps, ifsc: string): Promise<Branch | null> {
  const [known] = await deps.db.select().from(ifscBranches).where(eq(ifscBranches.ifsc, ifsc));
  const kept = known && { ifsc, bank: known.bank, branch: known.branch, city: known.city };
  if (known && deps.clock.now() - known.askedAt < FRESH_FOR) return kept ?? null;
  try {
    return await askSource(deps, ifsc);
  } catch (cause) {
    if (kept) return kept;
    throw new PxError('unavailable', { cause });
  }
}

const LOOK_UPS: Bucket = { holds: 60, oneEvery: 5_000 };

/** Searches a branch. A text without the form of an IFSC has none, and the provider is not asked. */
export const searchIfsc: Verb<typeof call> = async ({ ctx, input }) => {
  const ifsc = tidyIfsc(input.ifsc);
  if (checkIfsc(ifsc)) return { content: [] };
  await consumeBucket(ctx, throttleKey(ctx, 'ifsc', ctx.address), LOOK_UPS);
  const branch = await findBranch(ctx, ifsc);
  return { content: branch ? [branch] : [] };
};
