import type { Contract } from './contract.js';
import { toHandler, toKebab, toName, toPascal } from './names.js';

/** The example that says most. */
function fullest({ examples }: Contract): Readonly<Record<string, unknown>> {
  const given = examples.map(({ props }) => props as Readonly<Record<string, unknown>>);
  return given.reduce((most, props) => (Object.keys(props).length > Object.keys(most).length ? props : most), {});
}

/** Without a server it shows nothing of use. */
const needsServer = ({ visibility, needsServer: isNeeded }: Contract) => isNeeded || visibility === 'private';

/** The lines of a page that shows a widget. */
export function markup(contract: Contract): string {
  const { tag } = contract;
  const own = Object.entries(fullest(contract)).map(([name, value]) => `${toKebab(name)}="${String(value)}"`);
  const server = needsServer(contract) ? ['api-base="https://invest.example"', 'partner="bluebank"'] : [];
  const attributes = [...server, ...own].map((attribute) => ` ${attribute}`).join('');
  const src = `https://invest.example/sdk/latest/${toName(tag)}.js`;
  return `<script type="module" src="${src}"></script>\n<${tag}${attributes}></${tag}>`;
}

/** The same in React. */
export function reactCode(contract: Contract): string {
  const name = toPascal(toName(contract.tag));
  const props = Object.entries(fullest(contract)).map(([key, value]) => ` ${key}=${literal(value)}`);
  const handlers = Object.keys(contract.events).map((event) => ` ${toHandler(event)}={(detail) => …}`);
  const [handler = ''] = handlers;
  const widget = `<${name}${props.join('')}${handler} />`;
  const isConnected = needsServer(contract);
  const imported = isConnected ? [name, 'ProsperXProvider'].sort().join(', ') : name;
  const shown = isConnected
    ? `<ProsperXProvider apiBase="https://invest.example" partner="bluebank">\n  ${widget}\n</ProsperXProvider>`
    : widget;
  return `import { ${imported} } from '@prosperx/sdk';\n\n${shown}`;
}

const literal = (value: unknown) => (typeof value === 'string' ? `"${value}"` : `{${String(value)}}`);
