import { deflateSync } from 'node:zlib';

const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex');
/** A segment of a JPEG. */
export const marked = (marker: number, body: Uint8Array) => {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** EXIF data in either byte order, with a turn and a text. */
export function exif(orientation: number, text: string, little = false): Buffer<ArrayBuffer> {
  const tiff = Buffer.alloc(8 + 2 + 12 + 4);
  const u16 = (value: number, at: number) => (little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  const u32 = (value: number, at: number) => (little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at));
  tiff.write(little ? 'II' : 'MM');
  u16(42, 2);
  u32(8, 4);
  u16(1, 8);
  u16(0x0112, 10);
  u16(3, 12);
  u32(1, 14);
  u16(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(text)]);
}

/** A grey JPEG of 8 by 8 pixels, with segments before its picture and bytes behind its end. */
export function jpeg(
  segments: readonly (readonly [marker: number, body: Uint8Array])[] = [],
  behind = '',
): Buffer<ArrayBuffer> {
  const tables = [
    marked(0xdb, Buffer.concat([Buffer.of(0), Buffer.alloc(64, 1)])),
    marked(0xc0, hex('08 0008 0008 01 01 11 00')),
    marked(0xc4, hex('00 01' + '00'.repeat(15) + '00')),
    marked(0xc4, hex('10 01' + '00'.repeat(15) + '00')),
  ];
  const scan = Buffer.concat([marked(0xda, hex('01 01 00 00 3f 00')), hex('3f ff00')]);
  const more = segments.map(([marker, body]) => marked(marker, body));
  return Buffer.concat([hex('ffd8'), ...more, ...tables, scan, hex('ffd9'), Buffer.from(behind)]);
}

const CRC = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** A chunk of a PNG. */
export function chunk(type: string, body: Uint8Array): Buffer<ArrayBuffer> {
  const named = Buffer.concat([Buffer.from(type), body]);
  const sum = ~named.reduce((crc, byte) => CRC[(crc ^ byte) & 0xff]! ^ (crc >>> 8), 0xffffffff) >>> 0;
  const around = Buffer.alloc(8);
  around.writeUInt32BE(body.length, 0);
  around.writeUInt32BE(sum, 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** A grey PNG of 1 by 1 pixel, with chunks before its picture and bytes behind its end. */
export function png(
  chunks: readonly (readonly [type: string, body: Uint8Array])[] = [],
  behind = '',
): Buffer<ArrayBuffer> {
  return Buffer.concat([
    hex('89504e470d0a1a0a'),
    chunk('IHDR', hex('00000001 00000001 08 00 00 00 00')),
    ...chunks.map(([type, body]) => chunk(type, body)),
    chunk('IDAT', deflateSync(Buffer.of(0, 128))),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(behind),
  ]);
}

/** A GIF of 1 by 1 pixel, with a comment, an application's data and bytes behind its end. */
export function gif(comment = '', behind = ''): Buffer<ArrayBuffer> {
  const blocks = (text: string) => Buffer.concat([Buffer.of(text.length), Buffer.from(text), Buffer.of(0)]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    hex('0100 0100 80 00 00 000000 ffffff'),
    ...(comment ? [hex('21fe'), blocks(comment), hex('21ff 0b'), Buffer.from('XMP DataXMP'), blocks(comment)] : []),
    hex('21ff 0b'),
    Buffer.from('NETSCAPE2.0'),
    hex('03 01 0000 00'),
    hex('2c 0000 0000 0100 0100 00 02 02 4401 00'),
    hex('3b'),
    Buffer.from(behind),
  ]);
}

/** A BMP of 1 by 1 pixel, with bytes behind its end. */
export function bmp(behind = ''): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(58, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(1, 18);
  head.writeInt32LE(1, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, hex('80808000'), Buffer.from(behind)]);
}
