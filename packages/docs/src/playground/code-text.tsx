import './prism-manual.js';
import Prism, { type Token } from 'prismjs';
import 'prismjs/components/prism-markup.js';
import 'prismjs/components/prism-clike.js';
import 'prismjs/components/prism-javascript.js';
import 'prismjs/components/prism-jsx.js';
import type { ReactNode } from 'react';
import type { LineKind } from '../../../sdk/src/widget/page-lines.js';

const grammarOf: Readonly<Record<LineKind, string>> = {
  html: 'markup',
  frame: 'markup',
  react: 'jsx',
  vue: 'markup',
  svelte: 'markup',
  angular: 'javascript',
  wordpress: 'markup',
  'web-view': 'clike',
};

type Part = string | Token | readonly Part[];

/** Elements, not a string of HTML: the policy of the page allows none. */
function drawn(part: Part, key: number): ReactNode {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return (part as readonly Part[]).map(drawn);
  const { type, content } = part as Token;
  return (
    <span key={key} className={`token ${type}`}>
      {drawn(content as Part, 0)}
    </span>
  );
}

/** Code with its colours. */
export function CodeText({ code, kind }: { readonly code: string; readonly kind: LineKind }) {
  const grammar = Prism.languages[grammarOf[kind]];
  return (
    <pre tabIndex={0}>
      <code>{grammar ? Prism.tokenize(code, grammar).map(drawn) : code}</code>
    </pre>
  );
}
