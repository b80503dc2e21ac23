import { UPLOAD_TYPES, type UploadType } from '@prosperx/core/upload';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripMetadata } from '#records/file/receive-picture.js';
import { countOf } from '#testing/count-of.js';
import { bmp, exif, gif, jpeg, png } from '#testing/pictures.js';

const secret = 'Pune 18.5204 N 73.8567 E';
const note = Buffer.from(secret);
const [EXIF, PHOTOSHOP, COMMENT] = [0xe1, 0xed, 0xfe];

const pictures: readonly (readonly [UploadType, Buffer])[] = [
  [
    'image/jpeg',
    jpeg(
      [
        [EXIF, exif(1, secret)],
        [EXIF, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${secret}`)],
        [PHOTOSHOP, note],
        [COMMENT, note],
      ],
      secret,
    ),
  ],
  ['image/png', png([['tEXt', Buffer.concat([Buffer.from('Comment\0'), note])]], secret)],
  ['image/gif', gif(secret, secret)],
  ['image/bmp', bmp(secret)],
];

const pixelsOf = (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer();

describe('stripMetadata', () => {
  // Trust R3: place, time and person removed from each kind of picture
  it.each(pictures)('removes place, time and person from a picture of %s', async (type, full) => {
    expect(full.toString('latin1')).toContain(secret);
    const stripped = Buffer.from((await stripMetadata(type, full))!);
    expect(stripped.toString('latin1')).not.toContain(secret);
    if (type === 'image/bmp') expect(stripped).toEqual(bmp());
    else expect(await pixelsOf(stripped)).toEqual(await pixelsOf(full));
  });

  it.each(pictures)(
    'refuses a picture of %s that ends too early, or keeps nothing but the picture',
    async (type, full) => {
      for (let length = 0; length < full.length; length += 5) {
        const stripped = await stripMetadata(type, full.subarray(0, length));
        if (stripped) expect(Buffer.from(stripped).toString('latin1')).not.toContain(secret.slice(0, 12));
      }
      expect(await stripMetadata(type, full.subarray(0, 20))).toBeNull();
    },
  );

  it('turns a photograph upright and keeps no EXIF data of it', async () => {
    const wide = sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } });
    const turned = await wide.jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const {
      width,
      height,
      exif: kept,
      orientation,
    } = await sharp((await stripMetadata('image/jpeg', turned))!).metadata();
    expect([width, height, kept, orientation]).toEqual([20, 40, undefined, undefined]);
  });

  // Trust R2, R3: 2,000 damaged pictures are cleaned or refused
  it('answers with a picture or null, whatever a file holds', async () => {
    const damaged = fc.asyncProperty(
      fc.constantFrom(...pictures),
      fc.nat(),
      fc.uint8Array({ maxLength: 40 }),
      async ([type, full], at, noise) => {
        const bytes = Buffer.from(full);
        bytes.set(noise.subarray(0, Math.max(0, bytes.length - (at % bytes.length))), at % bytes.length);
        const stripped = await stripMetadata(type, bytes);
        if (stripped && type !== 'image/bmp') expect((await sharp(stripped).metadata()).exif).toBeUndefined();
      },
    );
    await fc.assert(damaged, { numRuns: countOf({ test: 200, trust: 2_000 }) });
    for (const type of UPLOAD_TYPES)
      expect(await stripMetadata(type, Buffer.from('BM is how this text begins.'))).toBeNull();
  }, 600_000);
});
