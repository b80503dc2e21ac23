import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exec, ROOT } from '../lib/exec.mjs';

/** An integrator's project, outside of ours: it sees the tarball and nothing else. */
export interface App {
  readonly folder: string;
  /** Writes files and compiles them as strictly as TypeScript does; the compiler's complaints, '' when there are none. */
  compile(files: Readonly<Record<string, string>>): Promise<string>;
  /** Runs a module in bare Node; its output, code included when it is not 0. */
  node(code: string): Promise<string>;
}

/** TypeScript 6, by its path, since TypeScript 7 installs a `tsc` too. */
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
  },
  include: ['src'],
};

export interface PeerPackages {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Installs the tarball beside other packages, such as a React of some major version. */
export async function makeApp(folder: string, tarball: string, peers: PeerPackages): Promise<App> {
  const dependencies = { '@prosperx/sdk': `file:${tarball}`, ...peers.dependencies };
  const { devDependencies = {} } = peers;
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies, devDependencies }),
  );
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const { code, output } = await exec('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(`npm install fails beside ${JSON.stringify(peers)}:\n${output}`);
  return {
    folder,
    async compile(files) {
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'src', name), text);
      return (await exec(TSC, ['-p', folder])).output.trim();
    },
    async node(script) {
      const result = await exec(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder });
      return `${result.output.trim()}${result.code === 0 ? '' : ` (code ${result.code})`}`;
    },
  };
}
