import { toRupees, toUnitsNumber } from '@prosperx/core/money';
import { eq } from 'drizzle-orm';
import {
  agents,
  customerFamilies,
  customerNotes,
  customerTags,
  customerTasks,
  registrarRecords,
} from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { isoOf, type Row } from './export-rows.js';

/** Returns the families, tags, notes and tasks that advisors keep about a person, who sees them nowhere else. */
export async function advisorNotesOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const tags = await db
    .select({ tag: customerTags.tag, advisor: agents.name })
    .from(customerTags)
    .innerJoin(agents, eq(agents.code, customerTags.agentCode))
    .where(eq(customerTags.profileId, profileId));
  const families = await db
    .select({ family: customerFamilies.family, advisor: agents.name })
    .from(customerFamilies)
    .innerJoin(agents, eq(agents.code, customerFamilies.agentCode))
    .where(eq(customerFamilies.profileId, profileId));
  const notes = await db
    .select({ note: customerNotes, advisor: agents.name })
    .from(customerNotes)
    .innerJoin(agents, eq(agents.code, customerNotes.agentCode))
    .where(eq(customerNotes.profileId, profileId));
  const tasks = await db
    .select({ task: customerTasks, advisor: agents.name })
    .from(customerTasks)
    .innerJoin(agents, eq(agents.code, customerTasks.agentCode))
    .where(eq(customerTasks.profileId, profileId));
  const records = await db
    .select({ record: registrarRecords, advisor: agents.name })
    .from(registrarRecords)
    .innerJoin(agents, eq(agents.code, registrarRecords.agentCode))
    .where(eq(registrarRecords.profileId, profileId));
  return [
    ...records.map(({ record: { registrar, feed, folioNumber, schemeName, kind, date, units, amount }, advisor }) => ({
      kind: 'registrar record',
      ...{ advisor, registrar, feed, folioNumber, schemeName, movement: kind, date },
      units: toUnitsNumber(units),
      amount: amount === null ? null : toRupees(amount),
    })),
    ...families.map(({ family, advisor }) => ({ kind: 'family', advisor, text: family })),
    ...tags.map(({ tag, advisor }) => ({ kind: 'tag', advisor, text: tag })),
    ...notes.map(({ note, advisor }) => ({
      kind: 'note',
      advisor,
      text: crypto.open(customerNotes.text, note),
      createdAt: isoOf(note.createdAt),
    })),
    ...tasks.map(({ task, advisor }) => ({
      kind: 'task',
      advisor,
      text: crypto.open(customerTasks.text, task),
      dueOn: task.dueOn,
      doneAt: isoOf(task.doneAt),
      createdAt: isoOf(task.createdAt),
    })),
  ];
}
