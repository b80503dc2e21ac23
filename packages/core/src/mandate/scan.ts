/** A scan has fewer bytes than this. */
export const SCAN_MAX_BYTES = 2_000_000;

/** The media types of scans, by their first bytes: JPEG, and TIFF of either byte order. */
const SCAN_TYPES = ['image/jpeg', 'image/tiff'] as const;
/** One of `SCAN_TYPES`. */
export type ScanType = (typeof SCAN_TYPES)[number];

/** The endings that a file chooser offers. */
export const SCAN_ENDINGS = '.jpg,.jpeg,.tif,.tiff';

const heads: readonly (readonly [ScanType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a]],
];

/** Returns the kind of scan that the first bytes of a file show; null for any other file. Name and declared type do not count. */
export function scanTypeOf(head: Uint8Array): ScanType | null {
  return heads.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? null;
}

/** The code for a file that is no scan; one sentence is prescribed for all that is wrong with one. */
export type ScanError = 'mandate_scan_too_large';

/** Checks a file as the scan of a signed form; null when it is right. `head` is its first bytes, or all. */
export function checkScan(head: Uint8Array, byteCount: number): ScanError | null {
  return byteCount > 0 && byteCount < SCAN_MAX_BYTES && scanTypeOf(head) !== null ? null : 'mandate_scan_too_large';
}
