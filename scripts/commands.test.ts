import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

it('every npm script runs through run.mjs, which installs what is missing, and stands in the README', () => {
  const readme = read('README.md');
  const isNamed = (name: string) => new RegExp(`npm (run )?${name}\\b`).test(readme);
  expect(Object.entries(scripts).filter(([, command]) => !/^(exec )?node scripts\/run\.mjs /.test(command))).toEqual(
    [],
  );
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});
