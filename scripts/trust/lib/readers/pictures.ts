import { checkUpload, imageTypeOf, pixelsOf } from '@prosperx/core/upload';
import type { Reader } from '../led-by-coverage.js';
import { bytesOfHex } from './bytes.js';

/** The heads of a PNG, a JPEG, a GIF, a BMP and a WebP. */
const HEADS = [
  '89504e470d0a1a0a 0000000d 49484452 00000001 00000001 0806000000 1f15c489 0000000049454e44ae426082',
  'ffd8 ffe0 0010 4a46494600010100000100010000 ffc0 000b 08 0001 0001 01 011100 ffda 0008 010100003f00 7f ffd9',
  '474946383961 0100 0100 80 00 00 000000ffffff 21f9 04 00000000 00 2c 0000 0000 0100 0100 00 02 02 4401 00 3b',
  `424d 46000000 00000000 36000000 28000000 01000000 01000000 0100 1800 00000000 10000000 ${'00'.repeat(16)} ffffff00`,
  '52494646 24000000 57454250 56503820 18000000 3001009d012a 0100 0100 0200 34 25 a4 00 03 70 00 fe fb 94 00 00',
];

/** Readers of pictures that people upload. */
export const PICTURE_READERS: Readonly<Record<string, Reader>> = {
  pictures: {
    seeds: HEADS.map(bytesOfHex),
    read: (input) => {
      checkUpload(input);
      const type = imageTypeOf(input);
      if (type) pixelsOf(type, input);
    },
  },
};
