import { commonEventsText, commonFields, commonFieldsText } from './common-fields.text.js';
import type { Checked, Contract, Field, FieldTable } from './contract.js';
import { toHandler, toKebab } from './fields.js';
import { toName, toPascal } from './names.js';
import { type LineKind, needsServer, pageLines } from './page-lines.js';

/** The example that says most. */
function fullest({ examples }: Contract): Readonly<Record<string, unknown>> {
  const given = examples.map(({ props }) => props as Readonly<Record<string, unknown>>);
  return given.reduce((most, props) => (Object.keys(props).length > Object.keys(most).length ? props : most), {});
}

/** The lines of the reference page name an address and an id that stand for the reader's own. */
const linesOf = (kind: LineKind, contract: Contract) =>
  pageLines(kind, contract, { server: 'https://invest.example', partner: 'bluebank', props: fullest(contract) });

/** The reference page of a widget. */
export function toMarkdown(contract: Contract): string {
  const { title, summary, tag, visibility, props, events } = contract;
  const name = toName(tag);
  return `# ${title}

${summary}

${visibility === 'public' ? 'Public: any page may show it.' : 'Private: on the site and on the registered origins of a partner.'}

| | |
|---|---|
| Element | \`<${tag}>\` |
| React | \`${toPascal(name)}\` of \`@prosperx/sdk\` |
| Frame | \`${name}\` |

\`https://invest.example\` stands for your ProsperX server${needsServer(contract) ? ', `bluebank` for your id there' : ''}. Its \`/sdk/latest/snippets/${name}.html\` gives out the first lines with its own address, of a fixed version, with the integrity of each file.

\`\`\`html
${linesOf('html', contract)}
\`\`\`

\`\`\`html
${linesOf('frame', contract)}
\`\`\`

\`\`\`tsx
${linesOf('react', contract)}
\`\`\`

## Properties

${propTable(props)}

Every element also has:

${commonTable()}

## Events

${eventTable(events)}

Every element also fires, bubbling and across shadow roots:

${commonEvents()}
`;
}

/** The list of all widgets. */
export function toIndex(contracts: readonly Contract[]): string {
  const lines = contracts.map(
    ({ title, tag, summary, visibility }) =>
      `| [${title}](${toName(tag)}.md) | \`<${tag}>\` | ${visibility} | ${summary} |`,
  );
  return `# Widgets\n\nGenerated from the contracts by \`npm run docs\`. How they behave: [as elements](elements.md), [as React components](react.md), [in frames](frames.md), [in a mobile app](bridge.md). Where they lead: [navigation.md](navigation.md). How a purchase goes from one to the next: [purchase.md](purchase.md). What [your server](server.md) may ask of ours, and [what each error means](errors.md). On a ProsperX server each has a page with a playground below \`/docs/widgets/\`.\n\n${table(['Widget', 'Element', 'For', 'What it does'], lines)}\n`;
}

/** Lines of a table in Markdown. */
export const table = (heads: readonly string[], lines: readonly string[]) =>
  [`| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...lines].join('\n');

function propTable(props: FieldTable): string {
  const lines = Object.entries(props).map(([name, field]) => {
    const attribute = field.type === 'object' ? 'property alone' : `\`${toKebab(name)}\``;
    return `| \`${name}\` | ${attribute} | ${typeOf(field)} | ${defaultOf(field)} | ${deprecation(field)}${field.describe} |`;
  });
  if (lines.length === 0) return 'None of its own.';
  return table(['Property', 'Attribute', 'Type', 'Default', 'Meaning'], lines);
}

const deprecation = ({ deprecated }: Field) => (deprecated ? `**Deprecated: ${deprecated}** ` : '');

function commonTable(): string {
  const names = Object.keys(commonFields) as (keyof typeof commonFields)[];
  const lines = names.map((name) => {
    return `| \`${name}\` | \`${toKebab(name)}\` | ${typeOf(commonFields[name])} | ${commonFieldsText[name]} |`;
  });
  return table(['Property', 'Attribute', 'Type', 'Meaning'], lines);
}

const MAY_BE_PREVENTED = 'Call `preventDefault()` to do it yourself; not across a frame.';
const LEADS = 'Where it leads on, `px-navigate` follows: to go elsewhere, prevent that one.';

function eventTable(events: Contract['events']): string {
  const lines = Object.entries(events).map(([name, { describe, detail, cancelable, leads }]) => {
    const when = [describe, cancelable && MAY_BE_PREVENTED, leads && LEADS].filter(Boolean).join(' ');
    const parts = Object.entries(detail).map(([key, field]: [string, Field]) => {
      return `\`${key}\` (${typeOf(field)}): ${field.describe}`;
    });
    return `| \`${name}\` | \`${toHandler(name)}\` | ${when} | ${parts.join('<br>') || 'nothing'} |`;
  });
  if (lines.length === 0) return 'None of its own.';
  return table(['Event', 'In React', 'When', 'Detail'], lines);
}

function commonEvents(): string {
  const lines = commonEventsText.map(({ name, describe, detail }) => {
    const parts = Object.entries(detail).map(([key, meaning]) => `\`${key}\` (${meaning})`);
    return `| \`${name}\` | ${describe} | ${parts.join('<br>')} |`;
  });
  return table(['Event', 'When', 'Detail'], lines);
}

/** `number, 100 to 100000` and the like. */
export function typeOf(field: Checked): string {
  const options = 'options' in field ? field.options : undefined;
  if (options) return options.map((option) => `\`${String(option)}\``).join(', ');
  if (field.type !== 'number') return field.type;
  const { min, max } = field;
  if (min !== undefined && max !== undefined) return `number, ${min} to ${max}`;
  if (min !== undefined) return `number, at least ${min}`;
  return max === undefined ? 'number' : `number, at most ${max}`;
}

function defaultOf(field: Field): string {
  const byDefault = field.default ?? (field.type === 'boolean' ? false : undefined);
  return byDefault === undefined ? 'none' : `\`${String(byDefault)}\``;
}
