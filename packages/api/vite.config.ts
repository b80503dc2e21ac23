import { defineConfig } from 'vite';

/** The commands of an operator, by the names that `npm run` has for them, with `-` for `:`. */
const COMMANDS = [
  ...[
    'advisor',
    'affected',
    'audit-chains',
    'backup',
    'doctor',
    'holidays',
    'import',
    'keys-rotate',
    'move-files',
    'operator',
  ],
  ...['partner', 'queue', 'reconcile', 'restore'],
];

/** The server, the command that brings its tables up to date and those of an operator, beside their dependencies, the process that decodes uploaded pictures and the thread that makes documents and pictures to share: what `npm start` runs. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        migrate: 'src/migrate.ts',
        ...Object.fromEntries(COMMANDS.map((name) => [name, `scripts/${name}.ts`])),
        'picture-decoder': 'src/records/file/picture-decoder.mjs',
        'document-thread': 'src/records/document/document-thread.mjs',
      },
      output: {
        entryFileNames: ({ name }) => (['server', 'migrate', ...COMMANDS].includes(name) ? '[name].js' : '[name].mjs'),
        // in the same folder: what is loaded later finds the programs beside it, as in the source
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
  ssr: { noExternal: [/^@prosperx\//], resolve: { conditions: ['@prosperx/source'] } },
  resolve: { conditions: ['@prosperx/source'] },
});
