import { describe, expect, it } from 'vitest';
import { ringIn } from './rings.mjs';

const importing = (from: string) => `import { x } from '${from}';`;
const ring = (files: Record<string, string>) => ringIn('packages/sdk/src', new Map(Object.entries(files)));

describe('a ring of folders', () => {
  it('is found through several folders, also where an import is lazy; who only leads there is no part of it', () => {
    const files = {
      'packages/sdk/src/a/x.ts': importing('#b/y.js'),
      'packages/sdk/src/b/y.ts': "import { type Z, z } from '#c/z.js';",
      'packages/sdk/src/c/z.ts': "const lazy = () => import('#a/x.js');",
      'packages/sdk/src/d/w.ts': importing('#a/x.js'),
    };
    expect(ring(files)).toEqual(['a', 'b', 'c']);
  });

  it('is not made by types, by files of the root or by another package', () => {
    const files = {
      'packages/sdk/src/a/x.ts': `import type { Y } from '#b/y.js';\nimport { type Z, type W } from '#b/z.js';`,
      'packages/sdk/src/b/y.ts': importing('#a/x.js'),
      'packages/sdk/src/root.ts': importing('#b/y.js'),
      'packages/sdk/src/b/z.ts': importing('#root.js'),
      'packages/core/src/a/x.ts': importing('#b/y.js'),
    };
    expect(ring(files)).toEqual([]);
  });
});
