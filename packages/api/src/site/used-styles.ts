import postcss, { type ChildNode, type Container } from 'postcss';

interface Selector {
  readonly text: string;
  /** The classes without which it matches nothing. */
  readonly classes: readonly string[];
}

/** A part of a sheet: what stands in every page that has the sheet, or a block. */
type Part = string | Block;

interface Block {
  readonly selectors: readonly Selector[];
  /** The rule of an at-rule, in place of selectors. */
  readonly rule: string;
  readonly parts: readonly Part[];
}

/** What is left of a selector when what may be so, or otherwise, is taken out: attributes, and what stands in brackets after a colon. */
function plainPart(selector: string): string {
  const without = selector.replaceAll(/\[[^\]]*\]|\([^()]*\)/g, '');
  return without === selector ? selector : plainPart(without);
}

/** A name with an escape in it is taken for one that is always there. */
const classesOf = (selector: string) =>
  selector.includes('\\') ? [] : [...plainPart(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

const ALWAYS_WHOLE = /^(font-face|keyframes|property|page|counter-style)$/;

function partOf(node: ChildNode): Part {
  if (node.type === 'comment') return '';
  if (node.type === 'decl') return `${node.toString()};`;
  if (node.type === 'atrule' && (!node.nodes || ALWAYS_WHOLE.test(node.name)))
    return node.nodes ? node.toString() : `${node.toString()};`;
  const parts = partsOf(node as Container);
  if (node.type === 'atrule') return { selectors: [], rule: `@${node.name} ${node.params}`, parts };
  return { selectors: node.selectors.map((text) => ({ text, classes: classesOf(text) })), rule: '', parts };
}

const partsOf = ({ nodes = [] }: Container): Part[] => nodes.map(partOf);

function usedPart(part: Part, has: (name: string) => boolean): string {
  if (typeof part === 'string') return part;
  const { selectors, rule, parts } = part;
  const used = selectors.filter(({ classes }) => classes.every(has)).map(({ text }) => text);
  if (rule === '' && used.length === 0) return '';
  const content = parts.map((inner) => usedPart(inner, has)).join('');
  return content && `${rule || used.join(',')}{${content}}`;
}

/** Sheets by their text: those of components are few, and the same in all pages. */
const known = new Map<string, readonly Part[]>();

function read(sheet: string): readonly Part[] {
  const parts = known.get(sheet) ?? partsOf(postcss.parse(sheet));
  known.set(sheet, parts);
  return parts;
}

/** A face that a browser would fetch: all text is laid out anew when it has come. */
const FETCHED_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const FACE = /@font-face\s*\{[^}]*\}/g;

export const withoutFetchedFaces = (style: string): string => style.replaceAll(FETCHED_FACE, '');
export const withoutFaces = (style: string): string => style.replaceAll(FACE, '');

/** The classes that occur in a page, or a part of it. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Returns the rules of components' sheets, in their order, without those that need a class that a page has nowhere. */
export function usedStyles(sheets: readonly string[], classes: ReadonlySet<string>): string {
  const has = (name: string) => classes.has(name);
  return sheets.flatMap((sheet) => read(sheet).map((part) => usedPart(part, has))).join('');
}
