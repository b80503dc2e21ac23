import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Folder of the server's package. */
export const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

const FOUND_BESIDE = {
  'picture-decoder': 'src/records/file/picture-decoder.mjs',
  'document-thread': 'src/records/document/document-thread.mjs',
};

/** A program as a bundle, which starts several times as fast as by tsx, with what it finds beside it; and how to remove it. */
export async function bundle(source: URL): Promise<{ program: string; remove(): Promise<void> }> {
  const name = `program-${process.pid}-${Math.round(performance.now())}`;
  await build({
    root: PACKAGE,
    logLevel: 'warn',
    build: {
      ssr: true,
      // next to the migrations, as the real bundle is
      outDir: '.cache',
      emptyOutDir: false,
      rolldownOptions: {
        input: { [name]: fileURLToPath(source), ...FOUND_BESIDE },
        output: {
          entryFileNames: (entry) => `[name].${entry.name === name ? 'js' : 'mjs'}`,
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  });
  const program = join(PACKAGE, '.cache', `${name}.js`);
  return { program, remove: () => rm(program, { force: true }) };
}
