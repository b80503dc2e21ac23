import type { Contract } from './contract.js';
import { toHandler, toKebab } from './fields.js';
import { toName, toPascal } from './names.js';

/** Every way in which a page or an app takes a widget, in the order in which the documentation shows them. */
export const lineKinds = ['html', 'frame', 'react', 'vue', 'svelte', 'angular', 'wordpress', 'web-view'] as const;
export type LineKind = (typeof lineKinds)[number];

type Values = Readonly<Record<string, unknown>>;

/** What the lines say beside the widget itself. */
export interface LineOptions {
  /** Origin of the ProsperX server. */
  readonly server: string;
  /** Id under which the owner of the page is registered. */
  readonly partner: string;
  /** Properties of the widget by their names in React; what is undefined is left out. */
  readonly props: Values;
  /** `theme`, `accent`, `radius`. */
  readonly look?: Values;
  /** Whether the widget asks the server: all that need one do, a calculator only if it is told to. */
  readonly isConnected?: boolean;
  /** The line that loads the script, in place of the one of the newest version: with integrity, for one. */
  readonly script?: string;
}

/** Returns whether a widget shows nothing of use without a server. */
export const needsServer = ({ visibility, needsServer: isNeeded }: Contract): boolean =>
  isNeeded === true || visibility === 'private';

type Lines = (
  contract: Contract,
  options: Required<Omit<LineOptions, 'script'>> & Pick<LineOptions, 'script'>,
) => string;

const given = (values: Values) =>
  Object.entries(values).filter(([, value]) => value !== undefined && typeof value !== 'object');
const escaped = (value: unknown) =>
  String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const attributesOf = (values: Values, prefix = '') =>
  given(values).map(([name, value]) => ` ${prefix}${toKebab(name)}="${escaped(value)}"`);
const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const scriptOf = (server: string, file: string) =>
  `<script type="module" src="${server}/sdk/latest/${file}.js"></script>`;

/** The element with its attributes; where and by whom it is asked stands in it or in `configure`. */
function element({ tag }: Contract, values: readonly string[], more = ''): string {
  return `<${tag}${values.join('')}${more}></${tag}>`;
}

const html: Lines = (contract, { server, partner, props, look, isConnected, script }) => {
  const connection = isConnected ? [` api-base="${server}"`, ` partner="${escaped(partner)}"`] : [];
  const attributes = [...connection, ...attributesOf(props), ...attributesOf(look)];
  return `${script ?? scriptOf(server, toName(contract.tag))}\n${element(contract, attributes)}`;
};

const frame: Lines = ({ tag }, { server, partner, props, look, isConnected, script }) => {
  const options = isConnected ? ` data-prosperx-partner="${escaped(partner)}"` : '';
  const attributes = [...attributesOf(props, 'data-'), ...attributesOf(look, 'data-')].join('');
  return `${script ?? scriptOf(server, 'embed')}\n<div data-prosperx-widget="${toName(tag)}"${options}${attributes}></div>`;
};

const literal = (value: unknown) =>
  typeof value === 'string' && !/["\n\\]/.test(value) ? `"${value}"` : `{${JSON.stringify(value)}}`;
const jsxProps = (values: Values) =>
  given(values)
    .map(([name, value]) => ` ${name}=${literal(value)}`)
    .join('');

const react: Lines = ({ tag, events }, { server, partner, props, look, isConnected }) => {
  const name = toPascal(toName(tag));
  const [event] = Object.keys(events);
  const handler = event ? ` ${toHandler(event)}={(detail) => console.log(detail)}` : '';
  const widget = `<${name}${jsxProps(props)}${handler} />`;
  const connection = isConnected ? ` apiBase="${server}" partner=${literal(partner)}` : '';
  const provider = `${connection}${jsxProps(look)}`;
  const imported = provider ? [name, 'ProsperXProvider'].sort().join(', ') : name;
  const shown = provider ? `<ProsperXProvider${provider}>\n    ${widget}\n  </ProsperXProvider>` : widget;
  return `import { ${imported} } from '@prosperx/sdk';\n\nexport const Page = () => (\n  ${shown}\n);`;
};

/** What a module of a page says first: the elements, and where their server is. */
function elementsModule({ server, partner, isConnected }: Parameters<Lines>[1], indent = ''): string {
  if (!isConnected) return `${indent}import '@prosperx/sdk/elements';`;
  return `${indent}import { configure } from '@prosperx/sdk/elements';\n\n${indent}configure({ apiBase: ${quoted(server)}, partner: ${quoted(partner)} });`;
}

const inTemplate = ({ props, look }: Parameters<Lines>[1]) => [...attributesOf(props), ...attributesOf(look)];

/** In a typed template a text is neither a boolean nor one of some numbers: `bound` writes what is no text. */
const inTypedTemplate = ({ props, look }: Parameters<Lines>[1], bound: (name: string, value: string) => string) =>
  [props, look].flatMap((values) =>
    given(values).flatMap(([name, value]) =>
      typeof value === 'string' ? attributesOf({ [name]: value }) : [bound(toKebab(name), String(value))],
    ),
  );

const vue: Lines = (contract, options) => {
  const [event] = Object.keys(contract.events);
  const listens = event ? ` @${event}="(event: CustomEvent) => console.log(event.detail)"` : '';
  const values = inTypedTemplate(options, (name, value) => ` :${name}="${value}"`);
  return `<script setup lang="ts">\n${elementsModule(options)}\n</script>\n\n<template>\n  ${element(contract, values, listens)}\n</template>`;
};

/** Signs that are code within a template, as signs of HTML. */
const asEntities = (text: string, signs: RegExp) => text.replaceAll(signs, (sign) => `&#${sign.codePointAt(0)};`);

const svelte: Lines = (contract, options) => {
  const [event] = Object.keys(contract.events);
  const listens = event ? ` on${event}={(event: CustomEvent) => console.log(event.detail)}` : '';
  const values = inTypedTemplate(options, (name, value) => ` ${name}={${value}}`).map((attribute) =>
    attribute.endsWith('"') ? asEntities(attribute, /[{}]/g) : attribute,
  );
  return `<script lang="ts">\n${elementsModule(options, '  ')}\n</script>\n\n${element(contract, values, listens)}`;
};

const angular: Lines = (contract, options) => {
  const [event] = Object.keys(contract.events);
  const listens = event ? ` (${event})="log($event)"` : '';
  const markup = asEntities(element(contract, inTemplate(options), listens), /[`{}@\\]/g);
  const body = event ? `\n  log(event: Event) {\n    console.log((event as CustomEvent).detail);\n  }\n` : '';
  return `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';\n${elementsModule(options)}\n\n@Component({\n  selector: 'app-page',\n  schemas: [CUSTOM_ELEMENTS_SCHEMA],\n  template: \`${markup}\`,\n})\nexport class Page {${body}}`;
};

/** Server and partner stand in the settings of the plug-in. A value of a shortcode holds neither quotation marks nor square brackets: WordPress reads them as its own. */
const wordpress: Lines = ({ tag }, { props, look }) => {
  const attributes = [...given(props), ...given(look)]
    .map(([name, value]) => ` ${toKebab(name)}="${String(value).replaceAll(/["[\]<>]/g, '')}"`)
    .join('');
  return `[prosperx widget="${toName(tag)}"${attributes}]`;
};

/** Kotlin. The page of the site that shows the same, else a page that the app makes of the lines of HTML. */
const webView: Lines = (contract, options) => {
  const { server, props } = options;
  if (!contract.page)
    return `webView.loadDataWithBaseURL(\n    "${server}", """\n${html(contract, options).replaceAll('$', "${'$'}")}\n""", "text/html", "utf-8", null)`;
  const address = new URL(`${server}/v1${contract.page}`);
  for (const [name, value] of given(props)) address.searchParams.set(name, String(value));
  return `webView.loadUrl("${address.href}")`;
};

const makers: Readonly<Record<LineKind, Lines>> = {
  html,
  frame,
  react,
  vue,
  svelte,
  angular,
  wordpress,
  'web-view': webView,
};

/** The lines that show one widget in one kind of page: they can be copied into an empty one. */
export function pageLines(kind: LineKind, contract: Contract, options: LineOptions): string {
  return makers[kind](contract, { look: {}, isConnected: needsServer(contract), ...options });
}
