import { cut, textOf, viewOf } from './bytes.js';

const SCREEN = 13;
const IMAGE_DESCRIPTOR = 10;
const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [GRAPHIC_CONTROL, APPLICATION] = [0xf9, 0xff];

/** Bytes of the colour table that flags announce. */
const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where the sub-blocks that begin here end. */
function endOfBlocks(view: DataView, start: number): number {
  let at = start;
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length;
  return at + 1;
}

/** Of applications only the one that says how often an animation runs; comments and texts go. */
function isKept(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1];
  return (
    label === GRAPHIC_CONTROL ||
    (label === APPLICATION && textOf(cut(bytes, at + 3, at + 14)) === 'NETSCAPE2.0' && bytes[at + 2] === 11)
  );
}

/** Screen, colours and images, up to the trailer. */
export function stripGif(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  let at = SCREEN + tableLength(view.getUint8(10));
  const kept = [cut(bytes, 0, at)];
  for (;;) {
    const kind = view.getUint8(at);
    if (kind === TRAILER) return Buffer.concat([...kept, cut(bytes, at, at + 1)]);
    if (kind !== EXTENSION && kind !== IMAGE) throw new RangeError('not a GIF');
    const blocks = kind === IMAGE ? at + IMAGE_DESCRIPTOR + tableLength(view.getUint8(at + 9)) + 1 : at + 2;
    const end = endOfBlocks(view, blocks);
    if (kind === IMAGE || isKept(bytes, at)) kept.push(cut(bytes, at, end));
    at = end;
  }
}
