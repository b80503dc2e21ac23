import type { Contract } from './contract.js';
import { toHandler, toKebab, toName, toPascal } from './names.js';

/** The example that says most. */
function fullest({ examples }: Contract): Readonly<Record<string, unknown>> {
  const given = examples.map(({ props }) => props as Readonly<Record<string, unknown>>);
  return given.reduce((most, props) => (Object.keys(props).length > Object.keys(most).length ? props : most), {});
}

/** The lines of a page that shows a widget. */
export function markup(contract: Contract): string {
  const { tag, visibility } = contract;
  const own = Object.entries(fullest(contract)).map(([name, value]) => `${toKebab(name)}="${String(value)}"`);
  // A private widget is of no use without a server.
  const server = visibility === 'private' ? ['api-base="https://invest.example"', 'partner="bluebank"'] : [];
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
  const isPublic = contract.visibility === 'public';
  const imported = isPublic ? name : `${[name, 'ProsperXProvider'].sort().join(', ')}`;
  const shown = isPublic
    ? widget
    : `<ProsperXProvider apiBase="https://invest.example" partner="bluebank">\n  ${widget}\n</ProsperXProvider>`;
  return `import { ${imported} } from '@prosperx/sdk';\n\n${shown}`;
}

const literal = (value: unknown) => (typeof value === 'string' ? `"${value}"` : `{${String(value)}}`);
