import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@prosperx/e2e';
import { exec, ROOT } from '../lib/exec.mjs';
import { installPackages } from './install.js';

const SHELL = join(ROOT, 'examples/mobile-webview/native/react-native-shell.tsx');
const PACKAGES = {
  '@types/react': '^19.0.0',
  react: '^19.0.0',
  'react-native': '~0.79.0',
  'react-native-safe-area-context': '^5.0.0',
  'react-native-webview': '^13.0.0',
  typescript: '~5.9.0',
};
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  files: ['shell.tsx'],
};

// those of Android, iOS and Flutter need compilers that only their makers give out: they are read line by line
test('shells: that of React Native compiles with the types of its packages', async () => {
  const folder = await installPackages('react-native', PACKAGES);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  const complaints = async (code: string) => {
    writeFileSync(join(folder, 'shell.tsx'), code);
    return (await exec(join(folder, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder })).output.trim();
  };
  const code = readFileSync(SHELL, 'utf8');
  expect(await complaints(code)).toBe('');
  expect(await complaints(code.replace('onMessage=', 'onMesage='))).toContain('onMesage');
});
