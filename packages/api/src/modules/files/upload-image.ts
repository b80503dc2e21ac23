import { type ErrorCode, PxError } from '@prosperx/core/errors';
import {
  checkUpload,
  imageTypeOf,
  uploadFile as uploadFileCall,
  uploadSignature as uploadSignatureCall,
  type UploadType,
} from '@prosperx/core/upload';
import sharp, { type Sharp } from 'sharp';
import { type Context, subjectOf } from '#context.js';
import { serve, type Verb } from '#http/serve.js';
import { checkUnlocked } from '#modules/profile/repository.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { fileLink } from './file-links.js';
import { type FileKind, storeFile } from './store-file.js';

/** A photograph of 50 megapixels is decoded; a file that unpacks to more is refused. */
const MOST_PIXELS = 50_000_000;

const FILE_HEADER = 14;
/** Lengths of the headers that exist, from OS/2 to version 5. */
const HEADER_LENGTHS = [12, 40, 52, 56, 64, 108, 124];

/** sharp reads no bitmaps, which carry no metadata but what may follow their end. Returns null for a file that is none. */
function stripBmp(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length < FILE_HEADER + 4) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [length, pixels] = [view.getUint32(2, true), view.getUint32(10, true)];
  const headerLength = view.getUint32(FILE_HEADER, true);
  if (!HEADER_LENGTHS.includes(headerLength) || pixels < FILE_HEADER + headerLength || pixels >= bytes.length)
    return null;
  return length > pixels && length <= bytes.length ? bytes.subarray(0, length) : bytes;
}

const encoders: Readonly<Record<Exclude<UploadType, 'image/bmp'>, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92 }),
  'image/png': (picture) => picture.png(),
  'image/gif': (picture) => picture.gif(),
};

/**
 * Encodes a picture anew, upright and without what its camera or program noted of place, time and person. Returns null for a file that is
 * no such picture, or ends too early.
 */
export async function stripMetadata(type: UploadType, bytes: Uint8Array): Promise<Uint8Array | null> {
  if (type === 'image/bmp') return stripBmp(bytes);
  try {
    const picture = sharp(bytes, {
      failOn: 'error',
      limitInputPixels: MOST_PIXELS,
      animated: type === 'image/gif',
    });
    return await encoders[type](picture.autoOrient()).toBuffer();
  } catch {
    return null;
  }
}

const uploadSignature: Verb<typeof uploadSignatureCall> = async ({ ctx, input }) => {
  checkUnlocked(subjectOf(ctx));
  return receiveImage(ctx, { kind: 'signature', bytes: input.file, failsWith: 'upload_failed' });
};

const uploadFile: Verb<typeof uploadFileCall> = ({ ctx, input }) =>
  receiveImage(ctx, { kind: 'other', bytes: input.file, failsWith: 'upload_failed' });

const UPLOADS = { most: 60, within: 24 * 3_600_000 };

export interface Received {
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
  /** The error when the store does not take the file. */
  readonly failsWith: ErrorCode;
}

/** Checks a picture of the account holder, takes its metadata out, keeps it, and gives a link to it. */
export async function receiveImage(ctx: Context, { kind, bytes, failsWith }: Received): Promise<string> {
  const { profileId } = subjectOf(ctx);
  const mediaType = checkUpload(bytes.length, bytes) === null ? imageTypeOf(bytes) : null;
  if (!mediaType) throw new PxError('file_not_allowed');
  await consumeLimit(ctx, throttleKey(ctx, 'upload', profileId), UPLOADS);
  const picture = await stripMetadata(mediaType, bytes);
  if (!picture) throw new PxError('file_not_allowed');
  const id = await storeFile(ctx, { profileId, kind, mediaType, bytes: picture }).catch((cause: unknown) => {
    throw new PxError(failsWith, { cause });
  });
  return fileLink(ctx, id);
}

export const fileRoutes = [serve(uploadSignatureCall, uploadSignature), serve(uploadFileCall, uploadFile)];
