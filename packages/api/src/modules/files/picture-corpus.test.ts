import { deflateSync } from 'node:zlib';
import { checkUpload, imageTypeOf, UPLOAD_MAX_PIXELS } from '@prosperx/core/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripMetadata } from '#records/file/receive-picture.js';
import { bmp, chunk, gif, jpeg, marked, png } from '#testing/pictures.js';

const hex = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex');
const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1_000_000));
const HUNDRED_MEGABYTES = zeros(100);
const SIGNATURE = hex('89504e470d0a1a0a');
const END = chunk('IEND', Buffer.alloc(0));

/** A PNG of one bit a pixel, or as its last bytes of IHDR say. */
function pngOf(width: number, height: number, data: Uint8Array, kind = '01 00 00 00 00'): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([SIGNATURE, chunk('IHDR', Buffer.concat([size, hex(kind)])), chunk('IDAT', data), END]);
}
const blank = (width: number, height: number) =>
  pngOf(width, height, deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height)));

/** A sound picture with other bytes at a place. */
function put(picture: Buffer, at: number, bytes: string): Buffer {
  const changed = Buffer.from(picture);
  hex(bytes).copy(changed, at);
  return changed;
}
const frameOf = (picture: Buffer) => picture.indexOf(hex('ffc0'));
const scanOf = (picture: Buffer) => picture.indexOf(hex('ffda'));
const jpegOf = (size: string) => put(jpeg(), frameOf(jpeg()) + 5, size);
const FRAME = hex('2c 0000 0000 0100 0100 00 02 02 4401 00');
const gifOf = (canvas: string, frames: readonly Buffer[]) =>
  Buffer.concat([Buffer.from('GIF89a'), hex(canvas), hex('80 00 00 000000 ffffff'), ...frames, hex('3b')]);

type Corpus = Readonly<Record<string, () => Buffer>>;

/** Pictures whose headers promise more pixels than are taken. */
const bombs: Corpus = {
  'PNG: blank, 12,000 × 12,000 in 18 kB': () => blank(12_000, 12_000),
  'PNG: one row too many': () => blank(5_000, 5_001),
  'PNG: a line of 25,000,001': () => pngOf(UPLOAD_MAX_PIXELS + 1, 1, zeros(4)),
  'PNG: 50,000 × 50,000 and no data': () => pngOf(50_000, 50_000, Buffer.alloc(0)),
  'PNG: as large as the format allows': () => pngOf(0x7fffffff, 0x7fffffff, zeros(1)),
  'PNG: 16 bits a channel, interlaced': () => pngOf(30_000, 30_000, zeros(4), '10 06 00 00 01'),
  'JPEG: 65,535 × 65,535': () => jpegOf('ffff ffff'),
  'JPEG: 5,001 × 5,000': () => jpegOf('1389 1388'),
  'JPEG: a small frame before a large one': () => jpeg([[0xc2, hex('08 ffff ffff 01 01 11 00')]]),
  'JPEG: progressive, 30,000 × 30,000': () => put(jpegOf('7530 7530'), frameOf(jpeg()) + 1, 'c2'),
  'JPEG: a large frame after fill bytes': () => Buffer.concat([hex('ffd8 ffff ffff'), jpegOf('ffff ffff').subarray(2)]),
  'GIF: canvas of 65,535 × 65,535': () => gifOf('ffff ffff', [FRAME]),
  'GIF: 3,000 frames on a canvas of 100 × 100': () => gifOf('6400 6400', Array<Buffer>(3_000).fill(FRAME)),
  'GIF: a frame far larger than its canvas': () => gifOf('0100 0100', [put(FRAME, 5, 'ffff ffff')]),
  'BMP: run-length coded, 60,000 × 60,000': () => put(put(bmp(), 18, '60ea0000 60ea0000'), 30, '01'),
  'BMP: as large as the format allows, from the top': () => put(bmp(), 18, 'ffffff7f 00000080'),
  'BMP: the oldest header, 65,535 × 65,535': () => put(put(bmp(), 14, '0c'), 18, 'ffff ffff'),
};

/** Pictures that are broken, or unpack to more than their headers promise. */
const broken: Corpus = {
  'PNG: no size': () => pngOf(0, 0, zeros(1)),
  'PNG: ends in its header': () => png().subarray(0, 20),
  'PNG: ends in its data': () => blank(500, 500).subarray(0, 60),
  'PNG: no data at all': () => Buffer.concat([png().subarray(0, 33), END]),
  'PNG: data that is none': () => pngOf(100, 100, Buffer.from('not deflated at all')),
  'PNG: fewer rows than promised': () => pngOf(4_000, 4_000, zeros(0.001)),
  'PNG: a wrong sum of its header': () => put(png(), 29, '00000000'),
  'PNG: three bits a pixel': () => pngOf(8, 8, zeros(0.001), '03 00 00 00 00'),
  'PNG: a palette that is missing': () => pngOf(8, 8, zeros(0.001), '08 03 00 00 00'),
  'PNG: begins with its end': () => Buffer.concat([SIGNATURE, END]),
  'JPEG: ends in its header': () => jpeg().subarray(0, frameOf(jpeg()) + 4),
  'JPEG: ends in its picture': () => jpeg().subarray(0, scanOf(jpeg()) + 8),
  'JPEG: no height': () => jpegOf('0000 0008'),
  'JPEG: no frame': () => Buffer.concat([hex('ffd8'), jpeg().subarray(scanOf(jpeg()))]),
  'JPEG: a segment without a length': () => put(jpeg(), 4, '0000'),
  'JPEG: markers alone, without an end': () => Buffer.concat([hex('ffd8'), Buffer.alloc(100_000, 0xff)]),
  'JPEG: a coding that nobody uses': () => put(jpeg(), frameOf(jpeg()) + 1, 'c3'),
  'GIF: ends in its header': () => gif().subarray(0, 12),
  'GIF: no frames': () => gifOf('0a00 0a00', []),
  'GIF: blocks without an end': () => gifOf('0a00 0a00', [Buffer.concat([hex('21fe'), Buffer.alloc(60_000, 0xff)])]),
  'GIF: codes of 255 bits': () => gifOf('0100 0100', [put(FRAME, 10, 'ff')]),
  'BMP: no width': () => put(bmp(), 18, '00000000'),
  'BMP: its pixels lie behind its end': () => put(bmp(), 10, 'ffffff00'),
};

/** Sound pictures that hide something large; what is hidden is dropped, or the picture is refused. */
const hiding: Corpus = {
  'PNG: a compressed text of 100 MB': () =>
    png([['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), HUNDRED_MEGABYTES])]]),
  'PNG: a colour profile of 100 MB': () => png([['iCCP', Buffer.concat([Buffer.from('sRGB\0\0'), HUNDRED_MEGABYTES])]]),
  'PNG: 100 MB of data for one pixel': () => pngOf(1, 1, HUNDRED_MEGABYTES),
  'JPEG: the same scan two thousand times': () => {
    const sound = put(jpeg(), frameOf(jpeg()) + 1, 'c2');
    const scan = Buffer.concat([marked(0xda, hex('01 01 00 00 00 00')), hex('3f')]);
    return Buffer.concat([sound.subarray(0, scanOf(sound)), ...Array<Buffer>(2_000).fill(scan), hex('ffd9')]);
  },
  'GIF: a comment of 4 MB': () => {
    const block = Buffer.concat([Buffer.of(255), Buffer.alloc(255, 65)]);
    return gifOf('0100 0100', [hex('21fe'), ...Array<Buffer>(16_000).fill(block), hex('00'), FRAME]);
  },
};

describe('pictures that are bombs or broken', () => {
  const before = process.memoryUsage.rss();
  let reference: Buffer;
  beforeAll(async () => {
    reference = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
  });
  afterAll(async () => {
    // the worker is none the worse for them, nor has the server taken in what they hold
    expect(await stripMetadata('image/png', reference)).not.toBeNull();
    expect(process.memoryUsage.rss() - before).toBeLessThan(400_000_000);
  });
  const clean = (picture: Buffer) => stripMetadata(imageTypeOf(picture)!, picture);

  // Trust R3: bombs, broken pictures and hidden parts; none decoded, taken or kept
  it('are forty and more', () => {
    expect(Object.keys({ ...bombs, ...broken, ...hiding }).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries(bombs))('%s: is refused by its header, and decoded by nobody', async (_, make) => {
    const picture = make();
    expect(checkUpload(picture)).toBe('upload_too_many_pixels');
    if (imageTypeOf(picture) !== 'image/bmp') expect(await clean(picture)).toBeNull();
  });

  it.each(Object.entries(broken))('%s: is no picture', async (_, make) => {
    const picture = make();
    expect(checkUpload(picture)).toBeNull();
    expect(await clean(picture)).toBeNull();
  });

  it.each(Object.entries(hiding))('%s: is dropped or refused', async (_, make) => {
    const picture = make();
    expect(checkUpload(picture)).toBeNull();
    expect((await clean(picture))?.length ?? 0).toBeLessThan(1_000);
  });

  it('a picture of exactly 25 megapixels is kept', async () => {
    expect(checkUpload(blank(5_000, 5_000))).toBeNull();
    expect(await clean(blank(5_000, 5_000))).not.toBeNull();
  });
});
