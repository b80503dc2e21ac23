import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit, type AuditContext } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import type { Db } from '#db/db.js';
import { agents, files, profiles } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';

/** Whose a file is: an account holder's, or an advisor's own. */
export type FileOwner =
  | { readonly profileId: string; readonly kind: FileKind }
  | { readonly agentCode: string; readonly kind: AgentFileKind; readonly certificate: string | null };

export type NewFile = FileOwner & { readonly mediaType: string; readonly bytes: Uint8Array };

type Deps = AuditContext & Pick<Services, 'providers' | 'log'>;

async function lockOwner(tx: Db, owner: FileOwner): Promise<void> {
  if ('agentCode' in owner) {
    await tx.select().from(agents).where(eq(agents.code, owner.agentCode)).for('no key update');
    return;
  }
  // cheque and signature are among what an OTP confirms
  const isConfirmed = owner.kind === 'cheque' || owner.kind === 'signature';
  await tx
    .update(profiles)
    .set({ revision: sql`${profiles.revision} + ${isConfirmed ? 1 : 0}` })
    .where(eq(profiles.id, owner.profileId));
}

/** Writes the row, in place of the one before. One after another for an owner: two uploads at once would both find none before. */
async function saveRow(ctx: Deps, id: string, { mediaType, bytes, ...owner }: NewFile): Promise<string[]> {
  const { kind } = owner;
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const isOwners = 'profileId' in owner ? eq(files.profileId, owner.profileId) : eq(files.agentCode, owner.agentCode);
    const sameKind = and(isOwners, eq(files.kind, kind), isNull(files.deletedAt));
    const now = ctx.clock.now();
    const replaced =
      kind === 'other'
        ? []
        : await tx.update(files).set({ deletedAt: now }).where(sameKind).returning({ id: files.id });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await tx.insert(files).values({ id, ...owner, mediaType, byteCount: bytes.length, sha256, createdAt: now });
    await audit({ ...ctx, db: tx }, { action: 'file.stored', objectId: id, details: { kind, bytes: bytes.length } });
    return replaced.map((row) => row.id);
  });
}

/** Deletes bytes that no row names; a failure leaves them where nobody can reach them. */
async function discard({ providers, log }: Deps, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await providers.fileStore.delete(id).catch((error: unknown) => log.error('file_not_deleted', { error, file: id }));
  }
}

/** Keeps a file of a profile and gives its id. Throws what the store or the database throw, and then nothing is kept. */
export async function storeFile(ctx: Deps, file: NewFile): Promise<string> {
  const id = newId('fil');
  try {
    await ctx.providers.fileStore.put(id, file.bytes);
    await discard(ctx, await saveRow(ctx, id, file));
    return id;
  } catch (error) {
    await discard(ctx, [id]);
    throw error;
  }
}

/** The kinds of files. An owner has one of every kind but `other`: the newest replaces the one before. */
export type FileKind = 'cheque' | 'new_cheque' | 'signature' | 'account_form' | 'other';

/** The kinds of files of an advisor. */
export type AgentFileKind = 'nism' | 'arn' | 'agent_picture';
