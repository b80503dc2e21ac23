import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { bareContracts } from './bare-contracts.mjs';

const CONTRACT = `
const plan = { years: { type: 'number', describe: 'Years, in { all }' } };
export const contract = {
  tag: 'px-test', title: 'Test', summary: 'A, b.',
  props: { title: { type: 'text', describe: "It's \\"this\\"", default: 'x' }, years: { type: 'number', min: 1, describe: 'Last' } },
  events: { changed: { describe: 'Changed.', detail: plan } },
  examples: [{ name: 'default', props: {} }],
};`;

/** The module after the build, run. */
async function built(id: string): Promise<unknown> {
  const source = { name: 'source', resolveId: () => id, load: () => CONTRACT };
  const build = await rollup({ input: id, plugins: [source, bareContracts()] });
  const { output } = await build.generate({});
  const module = (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as { contract: unknown };
  return module.contract;
}

it('keeps what running code reads and leaves out what is for readers', async () => {
  expect(await built('test.contract.ts')).toEqual({
    tag: 'px-test',
    props: { title: { type: 'text', default: 'x' }, years: { type: 'number', min: 1 } },
    events: { changed: { detail: { years: { type: 'number' } } } },
  });
});

it('leaves every other file as it is', async () => {
  expect(await built('test.ts')).toMatchObject({ title: 'Test', examples: [{ name: 'default' }] });
});

it('leaves out of a call what the server alone reads', async () => {
  const call = await built('subject/api.ts');
  expect(call).toMatchObject({ title: 'Test', examples: [{ props: {} }] });
  expect(JSON.stringify(call)).not.toMatch(/"summary"|"name"/);
});
