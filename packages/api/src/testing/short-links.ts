import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.js';
import { shortLinks } from '#db/schema/index.js';

/** The page to which the short link in a text leads, as a path with its query. */
export async function pageBehind(db: Db, text = ''): Promise<string> {
  const [, code = ''] = /\/s\/([a-z0-9]{10})\b/.exec(text) ?? [];
  const [link] = await db.select().from(shortLinks).where(eq(shortLinks.code, code));
  return link?.path ?? 'no short link';
}
