import { UPLOAD_TYPES, type UploadType } from '@prosperx/core/upload';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf } from '#testing/count-of.js';
import { bmp, exif, gif, jpeg, png } from '#testing/pictures.js';
import { stripMetadata } from './strip-metadata.js';

const secret = 'Pune 18.5204 N 73.8567 E';
const told = Buffer.from(secret);
const [EXIF, PHOTOSHOP, COMMENT, JFIF, ADOBE] = [0xe1, 0xed, 0xfe, 0xe0, 0xee];

const pictures: readonly (readonly [UploadType, Buffer, Buffer])[] = [
  [
    'image/jpeg',
    jpeg(
      [
        [EXIF, exif(1, secret)],
        [EXIF, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${secret}`)],
        [PHOTOSHOP, told],
        [COMMENT, told],
      ],
      secret,
    ),
    jpeg(),
  ],
  [
    'image/png',
    png(
      [
        ['tEXt', told],
        ['iTXt', told],
        ['eXIf', told],
        ['tIME', told],
      ],
      secret,
    ),
    png(),
  ],
  ['image/gif', gif(secret, secret), gif()],
  ['image/bmp', bmp(secret), bmp()],
];

describe.each(pictures)('a picture of %s', (type, full, bare) => {
  it('loses what tells of place, time and person, and nothing of the picture', () => {
    expect(full.toString('latin1')).toContain(secret);
    expect(Buffer.from(stripMetadata(type, full)!)).toEqual(bare);
  });

  it('is left alone by a second time', () => {
    expect(Buffer.from(stripMetadata(type, bare)!)).toEqual(bare);
  });

  it('that ends too early is none, or keeps nothing but itself', () => {
    for (let length = 0; length < full.length; length += 1) {
      const stripped = stripMetadata(type, full.subarray(0, length));
      if (stripped) expect(Buffer.from(stripped).toString('latin1')).not.toContain(secret.slice(0, 12));
    }
  });
});

it('whatever a file holds, it is a picture or none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pictures), fc.nat(), fc.uint8Array({ maxLength: 40 }), ([type, full], at, noise) => {
      const bytes = Buffer.from(full);
      bytes.set(noise.subarray(0, Math.max(0, bytes.length - (at % bytes.length))), at % bytes.length);
      const stripped = stripMetadata(type, bytes);
      if (stripped) expect(stripped.length).toBeLessThanOrEqual(bytes.length + 40);
    }),
    { numRuns: countOf({ test: 150, trust: 500 }) },
  );
  for (const type of UPLOAD_TYPES) expect(stripMetadata(type, Buffer.from('BM is how this text begins.'))).toBeNull();
});

describe('a photograph', () => {
  it.each([true, false])(
    'that was turned stays upright, and keeps no more of its EXIF data (little endian: %s)',
    (little) => {
      const turned = jpeg([[EXIF, exif(6, secret, little)]]);
      const stripped = Buffer.from(stripMetadata('image/jpeg', turned)!);
      expect(stripped.toString('latin1')).not.toContain(secret);
      expect(stripped.length).toBe(jpeg().length + 36);
      expect(Buffer.from(stripMetadata('image/jpeg', stripped)!)).toEqual(stripped);
      expect(stripped.subarray(2, 40).toString('hex')).toContain('0112000300000001' + '0006');
    },
  );

  it('keeps what says how its colours are stored', () => {
    const coloured = jpeg([
      [JFIF, Buffer.from('JFIF\0')],
      [ADOBE, Buffer.from('Adobe')],
    ]);
    expect(Buffer.from(stripMetadata('image/jpeg', coloured)!)).toEqual(coloured);
  });
});
