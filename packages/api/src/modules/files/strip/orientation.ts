import { textOf, viewOf } from './bytes.js';

const TAG = 0x0112;
/** Marker, length and "Exif\0\0" stand before the TIFF data. */
const TIFF = 10;
const ENTRY = 12;

/** 2 to 8, as a camera that was turned notes in its EXIF data; null where there is nothing to turn, or nothing that can be read. */
export function orientationOf(segment: Uint8Array): number | null {
  if (textOf(segment.subarray(4, 8)) !== 'Exif') return null;
  const view = viewOf(segment);
  try {
    const little = view.getUint16(TIFF) === 0x4949;
    const directory = TIFF + view.getUint32(TIFF + 4, little);
    const count = view.getUint16(directory, little);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * ENTRY;
      if (view.getUint16(entry, little) !== TAG) continue;
      const value = view.getUint16(entry + 8, little);
      return value >= 2 && value <= 8 ? value : null;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

/** EXIF data that holds nothing else. */
export function orientationSegment(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [TAG >> 8, TAG & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const body = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff, 0, 1, ...entry, 0, 0, 0, 0];
  return Buffer.of(0xff, 0xe1, 0, body.length + 2, ...body);
}
