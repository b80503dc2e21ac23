import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { sharedFiles } from './shared-files.mjs';

const WIDGETS = ['login', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** What stands in a module of our ten widgets: all need one thing, all but the login ask, and two have something of their own in common. */
function sourceOf(id: string): string {
  const [kind, name = ''] = id.split('-');
  if (kind === 'entry') return `import('widget-${name}');`;
  if (kind !== 'widget') return `console.log('${id}');`;
  const needs = ['common', ...(name === 'login' ? [] : ['asks']), ...(name === 'a' || name === 'b' ? ['rare'] : [])];
  return needs.map((need) => `import '${need}';`).join('\n');
}

const virtual = { name: 'virtual', resolveId: (id: string) => id, load: sourceOf };

it('what most widgets need when they appear is one file, and one more for those that ask; what few need is in neither', async () => {
  const input = Object.fromEntries(WIDGETS.map((name) => [name, `entry-${name}`]));
  const build = await rollup({ input, plugins: [virtual] });
  const [counted, written] = await Promise.all(
    sharedFiles({ dir: 'nowhere', chunkFileNames: '[name].js' }).map((output) => build.generate(output)),
  );
  await build.close();
  expect(counted?.output).toEqual([]);
  const filesWith = (module: string) =>
    written?.output.filter((file) => file.type === 'chunk' && module in file.modules).map(({ fileName }) => fileName);
  expect(filesWith('common')).toEqual(['base.js']);
  expect(filesWith('asks')).toEqual(['asking.js']);
  const [own, ...others] = filesWith('rare') ?? [];
  expect(others).toEqual([]);
  expect(own).toMatch(/^(?!base|asking).+\.js$/);
});
