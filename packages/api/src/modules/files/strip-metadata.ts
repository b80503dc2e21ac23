import type { UploadType } from '@prosperx/core/upload';
import sharp, { type Sharp } from 'sharp';

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
