import { cut, viewOf } from './bytes.js';

const FILE_HEADER = 14;
/** Lengths of the headers that exist, from OS/2 to version 5. */
const HEADER_LENGTHS = [12, 40, 52, 56, 64, 108, 124];

/** A bitmap carries no metadata but what may hang on behind its end. */
export function stripBmp(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const [length, pixels] = [view.getUint32(2, true), view.getUint32(10, true)];
  const headerLength = view.getUint32(FILE_HEADER, true);
  if (!HEADER_LENGTHS.includes(headerLength) || pixels < FILE_HEADER + headerLength || pixels >= bytes.length)
    throw new RangeError('not a bitmap');
  return length > pixels && length <= bytes.length ? cut(bytes, 0, length) : bytes;
}
