import { eq } from 'drizzle-orm';
import { auditEntries } from '#db/schema/index.js';
import type { Corruption } from './corruption.js';

export const ofAudit: readonly Corruption[] = [
  [
    'another action in the audit log',
    'audit_chain',
    async (tx) => {
      await tx.update(auditEntries).set({ action: 'nothing.done' }).where(eq(auditEntries.seq, 2));
      return '2';
    },
  ],
];
