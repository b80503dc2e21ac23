import { eq } from 'drizzle-orm';
import { agents, customerNotes, customerTags, customerTasks } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';

type Row = Record<string, unknown>;

const isoOf = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** Returns the tags, notes and tasks that advisors keep about a person, who sees them nowhere else. */
export async function advisorNotesOf({ db, crypto }: Context, profileId: string): Promise<Row[]> {
  const tags = await db
    .select({ tag: customerTags.tag, advisor: agents.name })
    .from(customerTags)
    .innerJoin(agents, eq(agents.code, customerTags.agentCode))
    .where(eq(customerTags.profileId, profileId));
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
  return [
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
