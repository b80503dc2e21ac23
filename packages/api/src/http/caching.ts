import { createHash } from 'node:crypto';

/** Browsers ask again each time, with the tag; shared caches answer by themselves for a minute. */
const PUBLIC_READ = 'public, max-age=0, s-maxage=60, must-revalidate';

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

function isKnown(tag: string, ifNoneMatch: string | null): boolean {
  const known = ifNoneMatch?.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known?.includes(tag) ?? false;
}

/** The answer to a public read: with a tag by which it is known again, and without body for who has it already. */
export function cacheable(request: Request, headers: Headers, text: string): Response {
  const tag = tagOf(text);
  headers.set('Cache-Control', PUBLIC_READ);
  headers.set('ETag', tag);
  if (!isKnown(tag, request.headers.get('if-none-match'))) return new Response(text, { status: 200, headers });
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}
