import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE } from './paths.mjs';
import { importSource, widgets } from './widgets.mjs';

/** @type {typeof import('../../packages/sdk/src/widget/docs-react.js')} */
const { reactTypes } = await importSource('widget/docs-react.ts');

/** A member that is an object with a sentence of its own, not of what is inside it: fields and events of a contract. */
const DESCRIBED = /^( *)(readonly \w+: \{\n(?:\1 {4}.*\n)*?\1 {4}readonly describe: (["'])(.*)\3;)$/gm;

/** Repeats the sentence of each field as its comment, which types made of the table keep. @param {string} text */
const withComments = (text) =>
  text.replace(DESCRIBED, (_, indent, member, quote, sentence) => {
    const said = sentence.replaceAll(`\\${quote}`, quote).replaceAll('*/', '*\\/');
    return `${indent}/** ${said} */\n${indent}${member}`;
  });

/** @param {string} path @param {(text: string) => string} change */
function rewrite(path, change) {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${path} has nothing to describe`);
  writeFileSync(path, changed);
}

/** What the published types say of each widget, where an editor shows it: what TypeScript writes of them has no words. @param {(source: string) => string} declarationsOf */
export async function describeTypes(declarationsOf) {
  for (const { contract, name, view, viewFile } of widgets) {
    const contractFile = viewFile.replace('.tsx', '.contract.ts');
    rewrite(declarationsOf(viewFile), (text) => {
      const own = `${view[0]?.toLowerCase()}${view.slice(1)}Contract`;
      const imported = `import type { ${own} as contractOf${view} } from './${name}.contract.js';\n`;
      const declared = new RegExp(`^export declare const ${view}Widget: \\{\\n[^]*?^\\};\\n`, 'm');
      return `${imported}${text.replace(declared, () => reactTypes(contract, `contractOf${view}`))}`;
    });
    const path = declarationsOf(contractFile);
    writeFileSync(path, withComments(readFileSync(path, 'utf8')));
  }
  // an app names the props of a component that it wraps
  rewrite(declarationsOf(join(SOURCE, 'react.ts')), (text) =>
    text.replaceAll(/\{ (\w+)Widget as \1 \}/g, '{ $1Widget as $1, type $1WidgetProps as $1Props }'),
  );
}
