import { commonFields } from './common-fields.text.js';
import type { Contract } from './contract.js';
import { toKebab } from './fields.js';
import { toName } from './names.js';

const BLOCK = /(\/\/ names: begin[^\n]*\n)[\s\S]*?(\/\/ names: end)/;

const attributesOf = ({ props }: Contract): string =>
  Object.entries(props)
    .filter(([, { type }]) => type !== 'object')
    .map(([name]) => toKebab(name))
    .sort()
    .join(' ');

/** What an author may say of every widget: the server and the partner are settings of the plug-in. */
const common = Object.keys(commonFields).filter((name) => name !== 'apiBase' && name !== 'partner');

/** The plug-in of WordPress with its list of widgets, their attributes, which of them are of a person, and the attributes that every widget takes. */
export function withWordpressNames(plugin: string, contracts: readonly Contract[]): string {
  const rows = contracts.map((contract) => `\t'${toName(contract.tag)}' => '${attributesOf(contract)}',`);
  const ofPerson = contracts
    .filter(({ visibility }) => visibility === 'private')
    .map(({ tag }) => `\t'${toName(tag)}',`);
  const table = (name: string, lines: readonly string[]) => `const ${name} = array(\n${lines.join('\n')}\n);\n`;
  return plugin.replace(
    BLOCK,
    (_, begin: string, end: string) =>
      `${begin}${table('WIDGETS', rows)}${table('OF_A_PERSON', ofPerson)}const COMMON = '${common.map(toKebab).join(' ')}';\n${end}`,
  );
}
