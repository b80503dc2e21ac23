import { pixelsOf, UPLOAD_MAX_PIXELS } from './pixels.js';

/** The largest file in bytes. */
export const UPLOAD_MAX_BYTES = 5_000_000;

/** The media types of images that are accepted, by their first bytes. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp'] as const;
/** One of `UPLOAD_TYPES`. */
export type UploadType = (typeof UPLOAD_TYPES)[number];

const heads: Readonly<Record<UploadType, readonly (readonly number[])[]>> = {
  'image/jpeg': [[0xff, 0xd8, 0xff]],
  'image/png': [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  'image/gif': [
    [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
    [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  ],
  'image/bmp': [[0x42, 0x4d]],
};

/** Returns the kind of image that the first bytes of a file show; null when none is accepted. Name and declared type do not count. */
export function imageTypeOf(head: Uint8Array): UploadType | null {
  const begins = (bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte);
  return UPLOAD_TYPES.find((type) => heads[type].some(begins)) ?? null;
}

/** Codes for faults in a file. */
export type UploadErrorCode = 'upload_empty' | 'upload_too_large' | 'upload_type' | 'upload_too_many_pixels';

/** Checks the number of bytes of a file before they are read; null when it is right. */
export function checkUploadLength(byteCount: number): UploadErrorCode | null {
  if (byteCount === 0) return 'upload_empty';
  return byteCount > UPLOAD_MAX_BYTES ? 'upload_too_large' : null;
}

/** Checks a file by its length, its kind and the pixels that its headers promise; null when it is right. Nothing is decoded. */
export function checkUpload(bytes: Uint8Array): UploadErrorCode | null {
  const fault = checkUploadLength(bytes.length);
  if (fault) return fault;
  const type = imageTypeOf(bytes);
  if (!type) return 'upload_type';
  return (pixelsOf(type, bytes) ?? 0) > UPLOAD_MAX_PIXELS ? 'upload_too_many_pixels' : null;
}
