import { PxError } from '@prosperx/core/errors';
import { UPLOAD_MAX_BYTES } from '@prosperx/core/upload';

/** The bytes around the file in its form. */
const FORM_BYTES = 16 * 1024;

async function readForm(request: Request, limit: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new PxError('bad_request');
  try {
    const bytes = await readCapped(request, limit + FORM_BYTES);
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch (error) {
    if (error instanceof PxError) throw error.code === 'too_large' ? new PxError('file_not_allowed') : error;
    throw new PxError('bad_request', { cause: error });
  }
}

/** Reads the body of a call that takes a file (`fileBody`): a form with the field `file` and nothing else. */
export async function readFileBody(
  request: Request,
  limit = UPLOAD_MAX_BYTES,
): Promise<{ readonly file: Uint8Array; readonly name: string }> {
  const [first, ...others] = [...(await readForm(request, limit))];
  if (first?.[0] !== 'file' || typeof first[1] === 'string' || others.length > 0) throw new PxError('bad_request');
  return { file: new Uint8Array(await first[1].arrayBuffer()), name: first[1].name };
}

export const BODY_LIMIT = 64 * 1024;

/**
 * Says whether a value holds a text that the database does not keep: with NUL, or with half of a surrogate pair. A text may be JSON itself,
 * so that the NUL may be written out in it. It is refused here and in the address, once for all calls and pages.
 */
function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return /\0|\\u0000|\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => hasUnstorableText(name) || hasUnstorableText(part));
}

/** The most objects and lists within each other; our deepest body, nominees with their guardians, has four. */
const MAX_NESTED = 20;

/**
 * Says whether a JSON text is nested deeper than a program that follows it down can be trusted to survive. It goes over the text once,
 * whatever is in it.
 */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '"') isInText = !isInText;
    else if (isInText && sign === '\\') index += 1;
    else if (!isInText && (sign === '[' || sign === '{')) depth += 1;
    else if (!isInText && (sign === ']' || sign === '}')) depth -= 1;
    if (depth > MAX_NESTED) return true;
  }
  return false;
}

/** Matches control characters in an address, tab and line breaks aside: no address of ours holds one. */
export const addressHoldsControls = ({ url }: Request): boolean => /%(?:0[0-8bcef]|1[0-9a-f]|7f)/i.test(url);

/**
 * Reads the JSON object in a request's body; `{}` when there is none. Only JSON is accepted, since a foreign form cannot send it unasked.
 */
export async function readBody(request: Request, limit: number): Promise<Readonly<Record<string, unknown>>> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readCapped(request, limit));
  } catch (error) {
    throw error instanceof PxError ? error : new PxError('bad_request', { cause: error });
  }
  if (text === '') return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type) || isTooDeep(text)) throw new PxError('bad_request');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PxError('bad_request', { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || hasUnstorableText(value))
    throw new PxError('bad_request');
  return value as Record<string, unknown>;
}

/** Reads the query and the path's parameters. A name given twice is refused. */
export function readQuery(
  request: Request,
  params: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const query: Record<string, string> = { ...params };
  for (const [name, value] of new URL(request.url).searchParams) {
    if (Object.hasOwn(query, name) || hasUnstorableText(value)) throw new PxError('bad_request');
    Object.defineProperty(query, name, { value, enumerable: true });
  }
  return query;
}

/** Reads the bytes of a request's body; throws `too_large` as soon as there are more than `limit`. */
export async function readCapped(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new PxError('too_large');
  if (!request.body) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > limit) throw new PxError('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
