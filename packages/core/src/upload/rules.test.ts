import { describe, expect, it } from 'vitest';
import { checkUpload, imageTypeOf, UPLOAD_MAX_BYTES } from './rules.js';

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
    const head = bytes('\x89PNG\r\n\x1a\n');
    expect(checkUpload(UPLOAD_MAX_BYTES, head)).toBeNull();
    expect(checkUpload(UPLOAD_MAX_BYTES + 1, head)).toBe('upload_too_large');
    expect(checkUpload(0, bytes(''))).toBe('upload_empty');
    expect(checkUpload(100, bytes('MZ'))).toBe('upload_type');
  });
});
