import { defineConfig } from 'vite';

/** The server as one file beside its dependencies: what `npm start` runs. */
export default defineConfig({
  build: {
    ssr: 'src/server.ts',
    target: 'node20',
    outDir: 'dist',
    rolldownOptions: { output: { entryFileNames: 'server.js' } },
  },
  ssr: { noExternal: [/^@prosperx\//], resolve: { conditions: ['@prosperx/source'] } },
  resolve: { conditions: ['@prosperx/source'] },
});
