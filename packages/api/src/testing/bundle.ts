import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Folder of the server's package. */
export const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** A program as one file, which starts several times as fast as by tsx; and how to remove it. */
export async function bundle(source: URL): Promise<{ program: string; remove(): Promise<void> }> {
  const name = `program-${process.pid}-${Math.round(performance.now())}.js`;
  await build({
    root: PACKAGE,
    logLevel: 'warn',
    build: {
      ssr: fileURLToPath(source),
      // next to the migrations, as the real bundle is
      outDir: '.cache',
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
  const program = join(PACKAGE, '.cache', name);
  return { program, remove: () => rm(program, { force: true }) };
}
