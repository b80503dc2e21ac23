import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { compressedOnce, encodingFor } from '#http/compressed.js';
import { ownOrigin } from '#http/request-origin.js';
import type { Config } from '#kernel/services.js';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tgz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = /^(text|application\/(?!gzip)|image\/svg)/;

export interface StaticFile {
  /** Its path on this machine. */
  readonly file: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Changes with the content. */
  readonly tag: string;
}

// By file, not by address: many addresses may lead to one file. What is built does not change under a running server, or then with its tag.
// Files of site, sdk and documentation are some hundreds.
const compressed = compressedOnce(2_000);

/** A file below a folder; null when there is none, or the path leads elsewhere or to a hidden file. */
export async function readStatic(folder: string, path: string): Promise<StaticFile | null> {
  const type = TYPES[extname(path)];
  const file = normalize(join(folder, path));
  if (!type || path.includes('\0') || !file.startsWith(normalize(folder) + sep) || /(^|[\\/])\./.test(path))
    return null;
  try {
    const { mtimeMs, size } = await stat(file);
    return {
      file,
      bytes: new Uint8Array(await readFile(file)),
      type,
      tag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    };
  } catch {
    return null;
  }
}

/** Answers with the part of a file that is asked for: some browsers play no video of which they get the whole alone. */
function answerRange(request: Request, bytes: Uint8Array<ArrayBuffer>, headers: Headers): Response {
  headers.set('Accept-Ranges', 'bytes');
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (from === '') return new Response(bytes, { headers });
  const [start, end] = [Number(from), Math.min(to === '' ? bytes.length - 1 : Number(to), bytes.length - 1)];
  if (start > end) {
    headers.set('Content-Range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${start}-${end}/${bytes.length}`);
  return new Response(bytes.subarray(start, end + 1), { status: 206, headers });
}

/** Answers with a file: known by its tag, compressed where the browser takes it. From 9 to 11 `quality` saves 6 % and costs the first reader eight times as long: 0.7 s for the site's largest file. */
export async function answerFile(
  request: Request,
  { file, bytes, type, tag }: StaticFile,
  headers: Record<string, string>,
  quality: 9 | 11 = 9,
): Promise<Response> {
  const all = new Headers({ ...headers, 'Content-Type': type, ETag: tag });
  all.append('Vary', 'Accept-Encoding');
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers: all });
  if (type.startsWith('video/')) return answerRange(request, bytes, all);
  const encoding = COMPRESSIBLE.test(type) ? encodingFor(request) : null;
  if (encoding === null) return new Response(bytes, { headers: all });
  all.set('Content-Encoding', encoding);
  return new Response(await compressed(`${file} ${tag}`, bytes, encoding, quality), { headers: all });
}

/** The server that what is built names, until one gives it out. */
const EXAMPLE = 'https://invest.example';

/**
 * The same text with the server that gives it out, so that its lines can be pasted as they are: by its public address, and by the one that it is
 * asked at where it has none and only this machine reaches it. Any port of a `Host` would else be another text, to be made and kept.
 */
export function naming(request: Request, config: Config, { file, bytes, ...rest }: StaticFile): StaticFile {
  const origin = config.publicHost === null ? ownOrigin(request, config) : config.publicUrl;
  const named = new TextDecoder().decode(bytes).replaceAll(EXAMPLE, origin);
  return { ...rest, file: `${file} ${origin}`, bytes: new TextEncoder().encode(named) };
}
