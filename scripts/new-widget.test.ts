import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './lib/exec.mjs';
import { newWidget } from './lib/new-widget.mjs';

const NAME = 'made-by-test';

let sdk = '';
beforeAll(() => {
  sdk = mkdtempSync(join(tmpdir(), 'prosperx-sdk-'));
  for (const folder of ['src', 'templates'])
    cpSync(join(ROOT, 'packages/sdk', folder), join(sdk, folder), { recursive: true });
});
afterAll(() => rmSync(sdk, { recursive: true, force: true }));

// what it makes is compiled, linted and tested in `npm run trust -- new-widget`
describe('a new widget', () => {
  it('has a folder of its own and stands in both lists', async () => {
    const files = (await newWidget(NAME, sdk)).map((file) => file.replace(`${sdk}/src/`, ''));
    for (const made of [
      `features/${NAME}/${NAME}.contract.ts`,
      `features/${NAME}/${NAME}.tsx`,
      `widgets.ts`,
      `react.ts`,
    ])
      expect(files).toContain(made);
    for (const list of ['widgets.ts', 'react.ts'])
      expect(readFileSync(join(sdk, 'src', list), 'utf8')).toContain(`#features/${NAME}/${NAME}.`);
    expect(readFileSync(join(sdk, `src/features/${NAME}/${NAME}.contract.ts`), 'utf8')).toContain(`px-${NAME}`);
  });

  it('of a person is a private one, that asks once they are signed in', async () => {
    const name = 'theirs-by-test';
    await newWidget(name, sdk, { isPrivate: true });
    const written = (file: string) => readFileSync(join(sdk, `src/features/${name}/${name}${file}`), 'utf8');
    expect(written('.contract.ts')).toContain("visibility: 'private'");
    expect(written('.tsx')).toContain("useSession().status === 'signed_in'");
    expect(written('.test.tsx')).not.toMatch(/__\w+__/);
  });

  it.each([
    ['Fund_List', 'is no name for a widget'],
    ['', 'is no name for a widget'],
    [NAME, 'exists already'],
    ['sip-calculator', 'exists already'],
  ])('%j is refused in one line', async (name, why) => {
    const refusal: unknown = await newWidget(name, sdk).catch((error: unknown) => error);
    expect(String(refusal).split('\n')).toEqual([expect.stringContaining(why)]);
  });
});
