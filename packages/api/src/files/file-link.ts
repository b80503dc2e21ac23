import { timingSafeEqual } from 'node:crypto';
import { API_PREFIX } from '@prosperx/core/http';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { files } from '#db/schema/index.js';
import type { Services } from '#services.js';
import type { FileKind } from './file-kinds.js';

type Needs = Pick<Services, 'clock' | 'crypto'>;

/** For so long (milliseconds) a link leads to its file. */
export const LINK_LIFE = 10 * 60_000;

/** A path on the server from which the file is read for ten minutes. Given to its owner alone; whoever has it may read. */
export function fileLink({ clock, crypto }: Needs, id: string): string {
  const until = String(clock.now() + LINK_LIFE);
  const signature = crypto.lookup('file-link', `${id} ${until}`);
  return `${API_PREFIX}/files/${id}?${new URLSearchParams({ until, signature }).toString()}`;
}

/** Whether a link is one of ours and still good. */
export function isLinkGood({ clock, crypto }: Needs, id: string, until: string, signature: string): boolean {
  const expected = Buffer.from(crypto.lookup('file-link', `${id} ${until}`));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) >= clock.now();
}

/** A link to the file that a profile has of a kind; null where it has none. */
export async function linkOfKind(
  services: Needs & Pick<Services, 'db'>,
  profileId: string,
  kind: FileKind,
): Promise<string | null> {
  const [file] = await services.db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.profileId, profileId), eq(files.kind, kind), isNull(files.deletedAt)))
    .orderBy(desc(files.createdAt))
    .limit(1);
  return file ? fileLink(services, file.id) : null;
}
