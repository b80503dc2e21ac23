import { defineConfig } from 'vite';

/** The server as one file beside its dependencies, the process that decodes uploaded pictures and the thread that makes documents and pictures to share: what `npm start` runs. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        'picture-decoder': 'src/records/file/picture-decoder.mjs',
        'document-thread': 'src/records/document/document-thread.mjs',
      },
      output: {
        entryFileNames: ({ name }) => (name === 'server' ? 'server.js' : '[name].mjs'),
        // in the same folder: what is loaded later finds the programs beside it, as in the source
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
  ssr: { noExternal: [/^@prosperx\//], resolve: { conditions: ['@prosperx/source'] } },
  resolve: { conditions: ['@prosperx/source'] },
});
