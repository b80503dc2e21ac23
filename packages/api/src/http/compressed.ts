import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

/** How a caller takes what is compressed; null: not at all. Browsers take brotli over TLS alone, and what makes previews of links mostly gzip. */
export function encodingFor(request: Request): Encoding | null {
  const taken = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b/.test(taken)) return 'br';
  return /\bgzip\b/.test(taken) ? 'gzip' : null;
}

/** Quality of brotli for what somebody waits for while it is made: a millisecond or two a page, 6 % larger than 9. */
export const QUICK = 5;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export async function compress(
  content: string | Uint8Array,
  encoding: Encoding,
  quality: typeof QUICK | 9 | 11,
): Promise<Uint8Array<ArrayBuffer>> {
  const made =
    encoding === 'gzip'
      ? asGzip(content)
      : asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return new Uint8Array(await made);
}

/** Compresses what has a key, which changes with it, once for all who ask; of more than `most` the oldest goes. */
export function compressedOnce(most: number) {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return (key: string, ...given: Parameters<typeof compress>): Promise<Uint8Array<ArrayBuffer>> => {
    const [, encoding] = given;
    const name = `${encoding} ${key}`;
    const known = kept.get(name);
    if (known) return known;
    const made = compress(...given);
    kept.set(name, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
