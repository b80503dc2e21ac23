import { describe, expect, it } from 'vitest';
import { pixelsOf } from './pixels.js';

const bytes = (hex: string) => Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (byte) => Number.parseInt(byte, 16));
const png = (size: string) => bytes(`89504e470d0a1a0a 0000000d 49484452 ${size} 08`);
const jpegHead = 'ffd8 ffe0 0004 0000';
const gifHead = '474946383961 0a00 1400 00 00 00';
const frame = '2c 0000 0000 0a00 1400 00 02 01 00 00';

describe('pixelsOf', () => {
  it.each([
    ['a PNG', 'image/png', png('00000280 000001e0'), 640 * 480],
    ['a JPEG behind a segment', 'image/jpeg', bytes(`${jpegHead} ffc2 0008 08 01e0 0280 03 ffda`), 640 * 480],
    [
      'a JPEG of two frames',
      'image/jpeg',
      bytes(`${jpegHead} ffc0 0007 08 0001 0001 ffc0 0007 08 000a 000a ffda`),
      100,
    ],
    [
      'a TIFF',
      'image/tiff',
      bytes(`4d4d002a 00000008 0002 0100 0003 00000001 02800000 0101 0004 00000001 000001e0`),
      640 * 480,
    ],
    ['a GIF of three frames', 'image/gif', bytes(`${gifHead} ${frame} ${frame} ${frame} 3b`), 600],
    ['a BMP from the top', 'image/bmp', bytes(`424d ${'00'.repeat(12)} 28000000 0a000000 ecffffff`), 200],
  ] as const)('counts the pixels of %s by its headers', (_, type, picture, pixels) => {
    expect(pixelsOf(type, picture)).toBe(pixels);
  });

  it('says nothing of a picture whose headers are missing or say none', () => {
    expect(pixelsOf('image/png', bytes('89504e470d0a1a0a'))).toBeNull();
    expect(pixelsOf('image/png', png('00000000 00000005'))).toBeNull();
    expect(pixelsOf('image/jpeg', bytes(`${jpegHead} 1234`))).toBeNull();
    expect(pixelsOf('image/gif', bytes(gifHead))).toBeNull();
  });
});
