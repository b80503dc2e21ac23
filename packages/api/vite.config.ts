import { defineConfig } from 'vite';

/** The server and the command that brings its tables up to date, beside their dependencies, the process that decodes uploaded pictures and the thread that makes documents and pictures to share: what `npm start` runs. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        migrate: 'src/migrate.ts',
        'picture-decoder': 'src/records/file/picture-decoder.mjs',
        'document-thread': 'src/records/document/document-thread.mjs',
      },
      output: {
        entryFileNames: ({ name }) => (['server', 'migrate'].includes(name) ? '[name].js' : '[name].mjs'),
        // in the same folder: what is loaded later finds the programs beside it, as in the source
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
  ssr: { noExternal: [/^@prosperx\//], resolve: { conditions: ['@prosperx/source'] } },
  resolve: { conditions: ['@prosperx/source'] },
});
