import type { UploadType } from '@prosperx/core/upload';
import { stripBmp } from './bmp.js';
import { stripGif } from './gif.js';
import { stripJpeg } from './jpeg.js';
import { stripPng } from './png.js';

const strippers: Readonly<Record<UploadType, (bytes: Uint8Array) => Uint8Array>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/gif': stripGif,
  'image/bmp': stripBmp,
};

/** The picture without what its camera or program noted of place, time and person; null for a file that is no such picture. */
export function stripMetadata(type: UploadType, bytes: Uint8Array): Uint8Array | null {
  try {
    return strippers[type](bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
