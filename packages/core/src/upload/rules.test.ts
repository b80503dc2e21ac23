import { describe, expect, it } from 'vitest';
import { UPLOAD_MAX_PIXELS } from './pixels.js';
import { checkUpload, checkUploadLength, imageTypeOf, UPLOAD_MAX_BYTES } from './rules.js';
import { uploadErrorText } from './upload.text.js';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('checkUpload and imageTypeOf', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['GIF87a', 'image/gif'],
    ['GIF89a', 'image/gif'],
    ['BM', 'image/bmp'],
    ['GIF88a', null],
    ['%PDF-1.7', null],
    ['<svg xmlns=', null],
    ['RIFF\0\0\0\0WEBP', null],
    ['', null],
  ])('read a file that begins with %j as %s', (head, type) => {
    expect(imageTypeOf(bytes(head))).toBe(type);
  });

  it('accept five million bytes, and not one more', () => {
    expect(checkUploadLength(UPLOAD_MAX_BYTES)).toBeNull();
    expect(checkUploadLength(UPLOAD_MAX_BYTES + 1)).toBe('upload_too_large');
    expect(checkUpload(new Uint8Array(UPLOAD_MAX_BYTES + 1))).toBe('upload_too_large');
    expect(checkUpload(bytes(''))).toBe('upload_empty');
    expect(checkUpload(bytes('MZ'))).toBe('upload_type');
  });

  it('accept 25 megapixels, and not one pixel more', () => {
    const png = (width: number) => {
      const head = new DataView(Uint8Array.from(bytes('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\0\0\0\0\x01')).buffer);
      head.setUint32(16, width);
      return new Uint8Array(head.buffer);
    };
    expect(checkUpload(png(UPLOAD_MAX_PIXELS))).toBeNull();
    expect(checkUpload(png(UPLOAD_MAX_PIXELS + 1))).toBe('upload_too_many_pixels');
    expect(uploadErrorText.upload_too_many_pixels).toContain(`${UPLOAD_MAX_PIXELS / 1e6} megapixels`);
  });
});
