import { PxError } from '@prosperx/core/errors';

/** The bytes of a request's body; throws `too_large` as soon as there are more than `limit`. */
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
