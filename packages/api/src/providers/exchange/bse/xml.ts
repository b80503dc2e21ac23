import { unescapeXml } from './soap.js';

/** An element by its name without prefix; `text` is empty where it has children. */
export interface XmlElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

const TAGS = /<(\/?)(?:[\w.-]+:)?([\w.-]+)(?:\s[^<>]*?)?(\/?)>/g;

interface Open {
  readonly name: string;
  readonly children: XmlElement[];
  readonly from: number;
}

/**
 * The outermost element of an answer that is data alone (no comments, no CDATA, as the exchange writes it). null for what is cut off or
 * not closed as it was opened: half a list would look like a list without the other half.
 */
export function readXml(xml: string): XmlElement | null {
  const open: Open[] = [{ name: '', children: [], from: 0 }];
  for (const { 0: tag, 1: closes, 2: name = '', 3: empty, index } of xml.matchAll(TAGS)) {
    const parent = open.at(-1);
    if (closes) {
      const done = open.pop();
      if (done?.name !== name) return null;
      const text = done.children.length > 0 ? '' : unescapeXml(xml.slice(done.from, index)).trim();
      open.at(-1)?.children.push({ name, text, children: done.children });
    } else if (empty) parent?.children.push({ name, text: '', children: [] });
    else open.push({ name, children: [], from: index + tag.length });
  }
  const [root] = open;
  return open.length === 1 && root?.children.length === 1 ? (root.children[0] ?? null) : null;
}

/** The first element of a name, at any depth; null when there is none. */
export function elementIn(within: XmlElement, name: string): XmlElement | null {
  if (within.name === name) return within;
  for (const child of within.children) {
    const found = elementIn(child, name);
    if (found) return found;
  }
  return null;
}

/** The texts of an element's children, by their names. */
export function textsOf({ children }: XmlElement): Readonly<Record<string, string>> {
  return Object.fromEntries(children.map(({ name, text }) => [name, text]));
}
