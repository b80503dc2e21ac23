import { cut, viewOf } from './bytes.js';
import { orientationOf, orientationSegment } from './orientation.js';

const [START, END, SCAN, COMMENT, EXIF] = [0xd8, 0xd9, 0xda, 0xfe, 0xe1];
const [FIRST_APP, LAST_APP, JFIF, ADOBE] = [0xe0, 0xef, 0xe0, 0xee];

const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** Application data: but for how colours are stored it tells of the camera, the place and the person. */
const isDropped = (marker: number) =>
  marker === COMMENT || (marker >= FIRST_APP && marker <= LAST_APP && marker !== JFIF && marker !== ADOBE);

/** Where the marker stands that ends the scan data beginning here. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; ; at += 1) {
    at = bytes.indexOf(0xff, at);
    const marker = bytes[at + 1];
    if (at < 0 || marker === undefined) return bytes.length;
    if (marker !== 0 && marker !== 0xff && !isStandalone(marker)) return at;
  }
}

/** The picture alone, and of its EXIF data which way is up. What stands behind its end goes too. */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const end = Buffer.of(0xff, END);
  const kept: Uint8Array[] = [Buffer.of(0xff, START)];
  let orientation: number | null = null;
  let hasPicture = false;
  for (let at = 2; at < bytes.length;) {
    if (view.getUint8(at) !== 0xff) throw new RangeError('not a JPEG');
    const marker = view.getUint8(at + 1);
    if (marker === END) break;
    if (marker === 0xff || isStandalone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const segmentEnd = at + 2 + view.getUint16(at + 2);
    const segment = cut(bytes, at, segmentEnd);
    if (marker === EXIF) orientation ??= orientationOf(segment);
    const next = marker === SCAN ? endOfScan(bytes, segmentEnd) : segmentEnd;
    if (!isDropped(marker)) kept.push(cut(bytes, at, next));
    hasPicture ||= marker === SCAN;
    at = next;
  }
  if (!hasPicture) throw new RangeError('not a JPEG');
  const up = orientation === null ? [] : [orientationSegment(orientation)];
  return Buffer.concat([...kept.slice(0, 1), ...up, ...kept.slice(1), end]);
}
