import type { Contract, Field } from './contract.js';
import { codesOf } from './docs-errors.js';
import { typeOf } from './docs.js';
import { toHandler } from './fields.js';
import { toName, toPascal } from './names.js';
import { needsServer, pageLines } from './page-lines.js';

/** A comment as editors show it: what it says, line by line, and nothing that would end it. */
function comment(lines: readonly string[], indent = ''): string {
  const [only = '', ...more] = lines.map((line) => line.replaceAll('*/', '*\\/'));
  if (more.length === 0) return `${indent}/** ${only} */`;
  return ['/**', ...[only, ...more].map((line) => ` * ${line}`.trimEnd()), ' */']
    .map((line) => `${indent}${line}`)
    .join('\n');
}

/** What a property means, what it takes, and what it is unless given. */
function aboutField(field: Field): string[] {
  const byDefault = field.default ?? (field.type === 'boolean' ? false : undefined);
  return [
    field.describe,
    ...(typeOf(field) === field.type ? [] : ['', `Takes: ${typeOf(field)}.`]),
    ...(byDefault === undefined ? [] : ['', `@default ${JSON.stringify(byDefault)}`]),
    ...(field.deprecated === undefined ? [] : ['', `@deprecated ${field.deprecated}`]),
  ];
}

/** When it is called, and with what. */
function aboutEvent({ describe, detail, cancelable, leads }: Contract['events'][string]): string[] {
  const told = Object.entries(detail).map(([name, field]) => `- \`${name}\` (${typeOf(field)}): ${field.describe}`);
  return [
    describe,
    ...(cancelable ? ['', 'Call `preventDefault()` of what it is given to do it yourself.'] : []),
    ...(leads
      ? ['', 'Where it leads on, `onNavigate` of the provider follows: to go elsewhere, prevent that one.']
      : []),
    ...(told.length > 0 ? ['', ...told] : []),
  ];
}

/** The codes that one widget fires beside those of every widget. */
function aboutErrors(name: string): string[] {
  const codes = codesOf(name).map((code) => `\`${code}\``);
  return [
    'The widget shows a failure. It has said it to its reader; go by `code`.',
    ...(codes.length > 0 ? ['', `Codes of its own: ${codes.join(', ')}.`] : []),
  ];
}

/** What the widget does, where it may stand, and how it is written. */
function aboutWidget(contract: Contract): string[] {
  const { title, summary, tag, visibility, examples } = contract;
  const place = visibility === 'public' ? 'Any page may show it.' : 'Shown on the registered origins of a partner.';
  const example = pageLines('react', contract, {
    server: 'https://invest.example',
    partner: 'bluebank',
    props: examples.at(-1)?.props ?? {},
  });
  return [
    `${title}: ${summary}`,
    '',
    `${place} ${needsServer(contract) ? 'It needs a `ProsperXProvider` with `apiBase` above it.' : 'It needs no server.'} As an element it is \`<${tag}>\`.`,
    '',
    '@example',
    ...example.split('\n'),
  ];
}

/** The declarations of a React component (`XWidget`) and of its props (`XWidgetProps`, since its view may have an `XProps`), for its published types: what its contract says, where an editor shows it. `contractName` is what the contract is called there. */
export function reactTypes(contract: Contract, contractName: string): string {
  const name = toPascal(toName(contract.tag));
  const all = `import('#widget/react.js').WidgetProps<typeof ${contractName}>`;
  const member = (key: string, lines: readonly string[]) =>
    `${comment(lines, '  ')}\n  readonly ${key}?: All${name}WidgetProps['${key}'];`;
  const members = [
    ...Object.entries(contract.props).map(([key, field]) => member(key, aboutField(field))),
    ...Object.entries(contract.events).map(([key, event]) => member(toHandler(key), aboutEvent(event))),
    member('onError', aboutErrors(toName(contract.tag))),
  ];
  return `type All${name}WidgetProps = ${all};
/** What \`${name}\` takes: every one may be left out. */
export interface ${name}WidgetProps extends All${name}WidgetProps {
${members.join('\n')}
}
${comment(aboutWidget(contract))}
export declare const ${name}Widget: {
  (props: ${name}WidgetProps): import('react').ReactElement;
  displayName: string;
};
`;
}
