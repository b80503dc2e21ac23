import { commonEventsText, commonFields, commonFieldsText } from './common-fields.text.js';
import type { Contract, Field, FieldTable } from './contract.js';
import { editorFiles } from './docs-editors.js';
import { errorsPage } from './docs-errors.js';
import { navigationPage } from './docs-navigation.js';
import { toIndex, toMarkdown, typeOf } from './docs.js';
import { toKebab } from './fields.js';
import { toName, toPascal } from './names.js';

/** Pages of the folder `docs` that are written by hand, in the order of their names. */
export const handWritten = ['bridge.md', 'elements.md', 'frames.md', 'purchase.md', 'react.md', 'server.md'];

/** Every generated file of the package: path below `packages/sdk`, and its text. `version` is that of the package. */
export function docsFiles(contracts: readonly Contract[], version: string): ReadonlyMap<string, string> {
  const manifest = toManifest(contracts);
  return new Map([
    ['docs/README.md', toIndex(contracts)],
    ['docs/errors.md', errorsPage()],
    ['docs/navigation.md', navigationPage(contracts)],
    ...contracts.map((contract): [string, string] => [`docs/${toName(contract.tag)}.md`, toMarkdown(contract)]),
    ['custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ...editorFiles(manifest, version),
  ]);
}

const described = (fields: FieldTable) =>
  Object.entries(fields).map(([name, field]) => ({ name, field, description: field.describe }));

const common = Object.entries(commonFields).map(([name, field]) => ({
  name,
  field: field as unknown as Field,
  description: commonFieldsText[name as keyof typeof commonFields],
}));

/** `custom-elements.json`: what editors read to complete tags and attributes (Custom Elements Manifest 1.0.0). */
export function toManifest(contracts: readonly Contract[]): object {
  return { schemaVersion: '1.0.0', modules: contracts.map(moduleOf) };
}

function moduleOf(contract: Contract): object {
  const { tag, title, summary, events } = contract;
  const name = `${toPascal(toName(tag))}Element`;
  const path = 'dist/elements.js';
  const fields = [...described(contract.props), ...common];
  const declaration = {
    kind: 'class',
    customElement: true,
    name,
    tagName: tag,
    summary,
    description: title,
    attributes: fields.filter(({ field }) => field.type !== 'object').map(attributeOf),
    members: fields.map(({ name: field, ...rest }) => ({ kind: 'field', name: field, ...valueOf(rest) })),
    events: [
      ...Object.entries(events).map(([event, { describe }]) => eventOf(event, describe)),
      ...commonEventsText.map((event) => eventOf(event.name, event.describe)),
    ],
  };
  const definition = { kind: 'custom-element-definition', name: tag, declaration: { name, module: path } };
  return { kind: 'javascript-module', path, declarations: [declaration], exports: [definition] };
}

interface Described {
  readonly field: Field;
  readonly description: string;
}

const attributeOf = ({ name, ...rest }: Described & { name: string }) => ({
  name: toKebab(name),
  fieldName: name,
  ...valueOf(rest),
});

function valueOf({ field, description }: Described) {
  const byDefault = field.default === undefined ? {} : { default: JSON.stringify(field.default) };
  const deprecated = field.deprecated === undefined ? {} : { deprecated: field.deprecated };
  return { description, type: { text: typeText(field) }, ...byDefault, ...deprecated };
}

/** As TypeScript writes it. */
function typeText(field: Field): string {
  const options = 'options' in field ? field.options : undefined;
  if (options) return options.map((option) => JSON.stringify(option)).join(' | ');
  return field.type === 'text' ? 'string' : typeOf({ type: field.type });
}

const eventOf = (name: string, description: string) => ({ name, description, type: { text: 'CustomEvent' } });
