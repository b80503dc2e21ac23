/** Part of a file; throws RangeError where the file ends before. */
export function cut(bytes: Uint8Array, start: number, end: number): Uint8Array {
  if (end > bytes.length || start > end) throw new RangeError('the file ends too early');
  return bytes.subarray(start, end);
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);
