import { parseAst } from 'rolldown/parseAst';

/** A node of syntax, as far as a walk over all kinds of them reads one. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A sentence that stands in a file of words, where a translator writes another. */
export interface Sentence {
  /** The way to it: `cartText.removal.title`; several of one function or expression have numbers, `cartText.expired#2`. */
  readonly key: string;
  /** The sentence with its values in braces: `Remove {fund}`. */
  readonly text: string;
  /** The code of each of its values, in the order in which they stand. */
  readonly values: readonly { readonly name: string; readonly code: string }[];
  /** The function or expression that says it; empty for a text that always stands there alone. */
  readonly code: string;
  readonly node: Node;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** Names whose values lead somewhere or name something, and are no words. */
const CODE_NAMES = new Set(['to', 'id', 'href', 'path', 'params', 'keywords', 'kind', 'type']);

const hasWords = (text: string) => /\p{L}/u.test(text);

/** Calls whose first text is looked for, and not said. */
const LOOKS_FOR = /\.(replace|replaceAll|split|includes|startsWith|endsWith)$/;

/** Whether a string of an expression is compared or asked for, and not said. */
function isCode(node: Node, parent: Node | undefined, codeOf: (node: Node) => string): boolean {
  if (parent?.type === 'CallExpression') {
    const [first] = parent['arguments'] as readonly Node[];
    return first === node && LOOKS_FOR.test(codeOf(parent['callee'] as Node));
  }
  if (parent?.type === 'BinaryExpression') return parent['operator'] !== '+';
  if (parent?.type === 'SwitchCase') return parent['test'] === node;
  return (
    parent?.type === 'MemberExpression' || parent?.type === 'TSLiteralType' || parent?.type === 'ImportDeclaration'
  );
}

const MOST_OF_NAME = 32;

/** What a value is called in a sentence: by its code where that is short and plain, else by its number. */
const nameOf = (code: string, at: number) =>
  code.length <= MOST_OF_NAME && /^[\w.()[\]? ,]+$/.test(code) ? code : `value ${at + 1}`;

const isText = (node: Node) =>
  (node.type === 'Literal' && typeof node['value'] === 'string') || node.type === 'TemplateLiteral';

/** Reads the sentences of a file of words, in the order in which they stand. */
export function sentencesOf(code: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  const codeOf = (node: Node) => code.slice(node.start, node.end);

  const add = (node: Node, key: string, around: string) => {
    const quasis = (node['quasis'] ?? []) as readonly { value: { cooked: string } }[];
    const values = ((node['expressions'] ?? []) as readonly Node[]).map((each, at) => ({
      name: nameOf(codeOf(each), at),
      code: codeOf(each),
    }));
    const parts = node.type === 'Literal' ? [node['value'] as string] : quasis.map(({ value }) => value.cooked);
    // a brace of the sentence itself would be read as a value
    if (!hasWords(parts.join('')) || /[{}]/.test(parts.join(''))) return;
    const text = parts.map((part, at) => part + (values[at] ? `{${values[at].name}}` : '')).join('');
    sentences.push({ key, text, values, code: around, node });
  };

  const textsIn = (node: Node, parent?: Node): readonly Node[] => {
    if (/^TS|Pattern$/.test(node.type) && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return [];
    const own = isText(node) && !isCode(node, parent, codeOf) ? [node] : [];
    if (node.type === 'Property')
      return CODE_NAMES.has(codeOf(node['key'] as Node)) ? [] : textsIn(node['value'] as Node, node);
    return [...own, ...childrenOf(node).flatMap((child) => textsIn(child, node))];
  };

  const visit = (node: Node, key: string): void => {
    if (/^TS(As|Satisfies)|^Parenthesized/.test(node.type)) visit(node['expression'] as Node, key);
    else if (node.type === 'ObjectExpression')
      for (const property of node['properties'] as readonly Node[]) {
        if (property.type !== 'Property') continue;
        const own = property['key'] as Node;
        const name = `${(own['name'] ?? own['value']) as string}`;
        if (!CODE_NAMES.has(name)) visit(property['value'] as Node, `${key}.${name}`);
      }
    else if (node.type === 'ArrayExpression')
      (node['elements'] as readonly Node[]).forEach((element, at) => visit(element, `${key}[${at}]`));
    else if (isText(node) && node.type === 'Literal') add(node, key, '');
    else {
      const texts = textsIn(node);
      texts.forEach((each, at) => add(each, texts.length === 1 ? key : `${key}#${at + 1}`, codeOf(node)));
    }
  };

  const { body } = parseAst(code, { lang: 'ts' }) as unknown as { body: readonly Node[] };
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement;
    if (!isNode(declared)) continue;
    if (declared.type === 'FunctionDeclaration')
      visit(declared['body'] as Node, (declared['id'] as { name: string }).name);
    if (declared.type === 'VariableDeclaration')
      for (const { id, init } of declared['declarations'] as readonly { id: { name: string }; init: Node | null }[])
        if (init) visit(init, id.name);
  }
  return sentences;
}

/** The names of the values of a sentence, as it has them in braces. */
export const valuesIn = (text: string): readonly string[] => text.match(/\{[^{}]*\}/g) ?? [];

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const inTemplate = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');

/** Returns a file of words with other sentences, by their keys; what has none stays as it stands, letter by letter. */
export function withSentences(code: string, texts: ReadonlyMap<string, string>): string {
  const changed = sentencesOf(code).filter(({ key, text }) => (texts.get(key) ?? text) !== text);
  const writeFrom = (start: number, end: number): string => {
    let [written, at] = ['', start];
    for (const { key, node, values } of changed) {
      // one that stands within another is written with it
      if (node.start < at || node.end > end) continue;
      written += code.slice(at, node.start);
      const text = texts.get(key) ?? '';
      if (node.type === 'Literal') written += quoted(text);
      else {
        const expressions = node['expressions'] as readonly Node[];
        const byName = new Map<string, Node | undefined>(
          values.map(({ name }, place) => [`{${name}}`, expressions[place]]),
        );
        const parts = text.split(/(\{[^{}]*\})/).map((part) => {
          const value = byName.get(part);
          return value ? `\${${writeFrom(value.start, value.end)}}` : inTemplate(part);
        });
        written += `\`${parts.join('')}\``;
      }
      at = node.end;
    }
    return written + code.slice(at, end);
  };
  return writeFrom(0, code.length);
}
