import type { Contract } from '../../sdk/src/widget/contract.js';
import { toMarkdown } from '../../sdk/src/widget/docs.js';
import { toName } from '../../sdk/src/widget/names.js';
import { widgetPagesText as text } from './widget-pages.text.js';

interface WidgetPage {
  readonly url: string;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Data in a page ends no script. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Where the playground starts: its contract is all that it knows. Until it does, and without scripts, the lines for a page stand there. */
const playground = (contract: Contract, lines: string) =>
  `<div data-playground>\n<script type="application/json">${asData(contract)}</script>\n\n${lines.trim()}\n\n</div>`;

/** The page of one widget: what it does, the playground, its properties and events. */
export function widgetPage(contract: Contract): WidgetPage {
  const markdown = toMarkdown(contract);
  const [intro = '', tables = ''] = markdown.split(/^(?=## Properties)/m);
  const [about = '', ...lines] = intro.split(/(?=^```)/m);
  const { title, summary, tag } = contract;
  return {
    url: `widgets/${toName(tag)}`,
    text: `${about.trimEnd()}\n\n## ${text.tryIt}\n\n${playground(contract, lines.join(''))}\n\n${tables}`,
    data: { title, description: summary, group: 'Widgets', order: 1 },
  };
}

/** The list of all widgets, those of any page first. */
export function widgetsPage(contracts: readonly Contract[]): string {
  const list = (visibility: Contract['visibility']) =>
    contracts
      .filter((contract) => contract.visibility === visibility)
      .map(({ title, tag, summary }) => `- [${title}](/docs/widgets/${toName(tag)}/) \`<${tag}>\`<br>${summary}`)
      .join('\n');
  return `# ${text.all}\n\n${text.intro}\n\n## ${text.public}\n\n${text.publicNote}\n\n${list('public')}\n\n## ${text.private}\n\n${text.privateNote}\n\n${list('private')}\n`;
}
