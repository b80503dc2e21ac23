import { cut, textOf, viewOf } from './bytes.js';

const SIGNATURE = 8;
/** Length, type and check sum of a chunk. */
const AROUND = 12;
/** What makes the picture. Texts, EXIF, times and profiles are not among it. */
const KEPT = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs'];

/** The chunks of which the picture consists, up to its end. */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const kept = [cut(bytes, 0, SIGNATURE)];
  for (let at = SIGNATURE; ;) {
    const type = textOf(cut(bytes, at + 4, at + 8));
    const end = at + AROUND + view.getUint32(at);
    if (at === SIGNATURE && type !== 'IHDR') throw new RangeError('not a PNG');
    if (KEPT.includes(type)) kept.push(cut(bytes, at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
}
