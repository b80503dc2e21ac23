import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every written page: its address and its HTML, in the order of their addresses. */
export function builtPages(folder: string): readonly { url: string; html: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .sort()
    .map((file) => ({
      url: `/docs/${file.replaceAll('\\', '/').slice(0, -'index.html'.length)}`,
      html: readFileSync(join(folder, file), 'utf8'),
    }));
}
