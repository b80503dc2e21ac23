import type { UploadType } from './rules.js';

/** A picture that can be decoded: an upload, or the scan of a form. */
export type PictureType = UploadType | 'image/tiff';

/** The most pixels of a picture, over all its frames: a good photograph has half as many, and decoding takes four bytes for each. */
export const UPLOAD_MAX_PIXELS = 25_000_000;

type Reader = (view: DataView<ArrayBufferLike>) => number;

/** Counts by the first header, which says width and height as big-endian numbers. */
const ofPng: Reader = (view) => view.getUint32(16) * view.getUint32(20);

/** Lengths of the headers of BMP that exist, from OS/2 to version 5. */
const [OLDEST, ...BMP_HEADERS] = [12, 40, 52, 56, 64, 108, 124] as const;

/** The oldest header has short numbers; in the others a negative height means that the rows go from the top. */
const ofBmp: Reader = (view) => {
  const length = view.getUint32(14, true);
  if (length === OLDEST) return view.getUint16(18, true) * view.getUint16(20, true);
  if (!BMP_HEADERS.some((known) => known === length)) return 0;
  return Math.abs(view.getInt32(18, true)) * Math.abs(view.getInt32(22, true));
};

const START_OF_SCAN = 0xda;
/** Markers of JPEG without a segment behind them. */
const isBare = (marker: number) => marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** The markers from C0 to CF begin a frame, but for three that are tables. */
const isFrame = (marker: number) => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Goes from segment to segment up to the picture itself; of several frames the largest counts. */
const ofJpeg: Reader = (view) => {
  let pixels = 0;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) throw new RangeError('no marker');
    const marker = view.getUint8(at + 1);
    if (isBare(marker)) at += marker === 0xff ? 1 : 2;
    else if (marker === START_OF_SCAN) return pixels;
    else {
      if (isFrame(marker)) pixels = Math.max(pixels, view.getUint16(at + 5) * view.getUint16(at + 7));
      at += 2 + Math.max(2, view.getUint16(at + 2));
    }
  }
};

const [EXTENSION, FRAME] = [0x21, 0x2c];
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Each frame is drawn on the whole canvas, so that it counts as much, or as its own size where it is larger. */
const ofGif: Reader = (view) => {
  const canvas = view.getUint16(6, true) * view.getUint16(8, true);
  let pixels = 0;
  let at = 13 + tableBytes(view.getUint8(10));
  const skipBlocks = () => {
    for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length;
    at += 1;
  };
  for (; at < view.byteLength;) {
    const block = view.getUint8(at);
    if (block === EXTENSION) at += 2;
    else if (block === FRAME) {
      pixels += Math.max(canvas, view.getUint16(at + 5, true) * view.getUint16(at + 7, true));
      at += 11 + tableBytes(view.getUint8(at + 9));
    } else break;
    skipBlocks();
  }
  return pixels;
};

const [TIFF_WIDTH, TIFF_HEIGHT, TIFF_SHORT] = [256, 257, 3];

/** Reads width and height of the first page, in the byte order that the file begins with ("II" is little-endian); only that page is decoded. */
const ofTiff: Reader = (view) => {
  const little = view.getUint8(0) === 0x49;
  const directory = view.getUint32(4, little);
  let [width, height] = [0, 0];
  for (let at = directory + 2, left = view.getUint16(directory, little); left > 0; left -= 1, at += 12) {
    const tag = view.getUint16(at, little);
    const value =
      view.getUint16(at + 2, little) === TIFF_SHORT ? view.getUint16(at + 8, little) : view.getUint32(at + 8, little);
    if (tag === TIFF_WIDTH) width = value;
    if (tag === TIFF_HEIGHT) height = value;
  }
  return width * height;
};

const readers: Readonly<Record<PictureType, Reader>> = {
  'image/jpeg': ofJpeg,
  'image/png': ofPng,
  'image/gif': ofGif,
  'image/bmp': ofBmp,
  'image/tiff': ofTiff,
};

/** Returns width × height × frames as the headers of a picture say them, without decoding it; null where they say none. */
export function pixelsOf(type: PictureType, bytes: Uint8Array): number | null {
  try {
    return readers[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) || null;
  } catch (error) {
    // the file ends before its headers do
    if (error instanceof RangeError) return null;
    throw error;
  }
}
