import type { Instant } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { outbox, type Sealed } from '#db/schema/index.js';

export interface OutboxMessage {
  readonly topic: string;
  /** Our reference at the provider: one message of a topic with this name, ever. */
  readonly ref: string;
  readonly payload: unknown;
  /** Of a letter to another address than the one that is stored. */
  readonly recipient?: Sealed | undefined;
}

/** Writes messages to providers in the transaction that decided on them. One that is there already stays as it is. */
export async function enqueue(tx: Db, messages: readonly OutboxMessage[], now: Instant): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insert(outbox)
    .values(messages.map((message) => ({ ...message, state: 'pending' as const, dueAt: now, createdAt: now })))
    .onConflictDoNothing();
}
