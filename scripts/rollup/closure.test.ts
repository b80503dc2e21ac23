import type { OutputChunk } from 'rollup';
import { expect, it } from 'vitest';
import { presence } from './closure.mjs';

const chunk = (fileName: string, over: Partial<OutputChunk> = {}) =>
  ({ type: 'chunk', fileName, isEntry: false, imports: [], dynamicImports: [], ...over }) as OutputChunk;
const bundleOf = (...chunks: OutputChunk[]) => Object.fromEntries(chunks.map((one) => [one.fileName, one]));
const names = (present: Map<string, Set<string>>, fileName: string) => [...(present.get(fileName) ?? [])].sort();

it('what stands before every way to a chunk is loaded when it runs', () => {
  const present = presence(
    bundleOf(
      chunk('entry', { isEntry: true, imports: ['base'], dynamicImports: ['widget'] }),
      chunk('base'),
      chunk('widget', { dynamicImports: ['flow'] }),
      chunk('flow', { dynamicImports: ['step'] }),
      chunk('step', { imports: ['widget'] }),
    ),
  );
  expect(names(present, 'step')).toEqual(['base', 'entry', 'flow', 'step', 'widget']);
  expect(names(present, 'entry')).toEqual(['base', 'entry']);
});

it('what stands before one of two ways alone may be missing', () => {
  const present = presence(
    bundleOf(
      chunk('one', { isEntry: true, imports: ['base'], dynamicImports: ['part'] }),
      chunk('other', { isEntry: true, dynamicImports: ['part'] }),
      chunk('base'),
      chunk('part'),
    ),
  );
  expect(names(present, 'part')).toEqual(['part']);
});
