import { type ErrorCode, PxError } from '@prosperx/core/errors';
import { DAY } from '@prosperx/core/time';
import { checkUpload, imageTypeOf, pixelsOf, type UploadType } from '@prosperx/core/upload';
import { type Context, subjectOf } from '#kernel/context.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { fileLink } from './file-links.js';
import { pictures } from './picture-worker.js';
import { type FileKind, type FileOwner, storeFile } from './store-file.js';

const FILE_HEADER = 14;

/** sharp reads no bitmaps, which carry no metadata but what may follow their end. Returns null for a file that is none. */
function stripBmp(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length < FILE_HEADER + 4) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [length, pixels] = [view.getUint32(2, true), view.getUint32(10, true)];
  const headerLength = view.getUint32(FILE_HEADER, true);
  const isPicture = pixelsOf('image/bmp', bytes) !== null;
  if (!isPicture || pixels < FILE_HEADER + headerLength || pixels >= bytes.length) return null;
  return length > pixels && length <= bytes.length ? bytes.subarray(0, length) : bytes;
}

/**
 * Encodes a picture anew, upright and without what its camera or program noted of place, time and person. Returns null for a file that is
 * no such picture, ends too early, or takes more than the worker may use.
 */
export async function stripMetadata(type: UploadType, bytes: Uint8Array): Promise<Uint8Array | null> {
  return type === 'image/bmp' ? stripBmp(bytes) : pictures.decode('clean', type, bytes);
}

const UPLOADS = { most: 60, within: DAY };

export interface Received {
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
  /** The error when the store does not take the file. */
  readonly failsWith: ErrorCode;
}

/** Checks a picture of the account holder, takes its metadata out, keeps it, and gives a link to it. */
export function receiveImage(ctx: Context, { kind, bytes, failsWith }: Received): Promise<string> {
  const { profileId } = subjectOf(ctx);
  return receivePicture(ctx, { profileId, kind }, bytes, failsWith);
}

/** The same for a picture of whoever owns it. */
export async function receivePicture(
  ctx: Context,
  owner: FileOwner,
  bytes: Uint8Array,
  failsWith: ErrorCode,
): Promise<string> {
  const fault = checkUpload(bytes);
  if (fault === 'upload_too_many_pixels') throw new PxError('too_many_pixels');
  const mediaType = fault === null ? imageTypeOf(bytes) : null;
  if (!mediaType) throw new PxError('file_not_allowed');
  await consumeLimit(
    ctx,
    throttleKey(ctx, 'upload', 'profileId' in owner ? owner.profileId : owner.agentCode),
    UPLOADS,
  );
  const failed = (cause: unknown): never => {
    const retryAfter = cause instanceof PxError ? cause.details.retryAfter : undefined;
    throw new PxError(failsWith, { cause, ...(retryAfter !== undefined && { retryAfter }) });
  };
  const picture = await stripMetadata(mediaType, bytes).catch(failed);
  if (!picture) throw new PxError('file_not_allowed');
  const id = await storeFile(ctx, { ...owner, mediaType, bytes: picture }).catch(failed);
  return fileLink(ctx, id);
}
