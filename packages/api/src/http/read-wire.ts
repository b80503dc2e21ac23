import { PxError } from '@prosperx/core/errors';
import { readCapped } from './read-capped.js';

export const BODY_LIMIT = 64 * 1024;

// PostgreSQL keeps no NUL in a text: it is refused here and in the address, once for all calls and pages
function holdsNul(text: string): boolean {
  return text.includes('\0') || /\\u0000/.test(text);
}

/** Control characters in an address, tab and line breaks aside: nothing of ours is called so. */
export const addressHoldsControls = ({ url }: Request): boolean => /%(?:0[0-8bcef]|1[0-9a-f]|7f)/i.test(url);

/** The JSON object in a request's body; `{}` when there is none. JSON alone, since a foreign form cannot send it unasked. */
export async function readBody(request: Request, limit: number): Promise<Readonly<Record<string, unknown>>> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readCapped(request, limit));
  } catch (error) {
    throw error instanceof PxError ? error : new PxError('bad_request', { cause: error });
  }
  if (text === '') return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type) || holdsNul(text)) throw new PxError('bad_request');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PxError('bad_request', { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new PxError('bad_request');
  return value as Record<string, unknown>;
}

/** The query and the path's parameters. A name given twice has no meaning. */
export function readQuery(
  request: Request,
  params: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const query: Record<string, string> = { ...params };
  for (const [name, value] of new URL(request.url).searchParams) {
    if (Object.hasOwn(query, name)) throw new PxError('bad_request');
    Object.defineProperty(query, name, { value, enumerable: true });
  }
  return query;
}
