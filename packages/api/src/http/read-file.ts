import { PxError } from '@prosperx/core/errors';
import { UPLOAD_MOST_BYTES } from '@prosperx/core/upload';
import { readCapped } from './read-capped.js';

/** What stands around the file in its form. */
const FORM_BYTES = 16 * 1024;

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new PxError('bad_request');
  try {
    const bytes = await readCapped(request, UPLOAD_MOST_BYTES + FORM_BYTES);
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch (error) {
    if (error instanceof PxError) throw error.code === 'too_large' ? new PxError('file_not_allowed') : error;
    throw new PxError('bad_request', { cause: error });
  }
}

/** The body of a call that takes a file (`fileBody`): a form with the field `file` and nothing else. */
export async function readFileBody(request: Request): Promise<{ readonly file: Uint8Array; readonly name: string }> {
  const [first, ...others] = [...(await readForm(request))];
  if (first?.[0] !== 'file' || typeof first[1] === 'string' || others.length > 0) throw new PxError('bad_request');
  return { file: new Uint8Array(await first[1].arrayBuffer()), name: first[1].name };
}
