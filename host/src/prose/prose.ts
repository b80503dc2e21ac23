import { contactLinks, operator } from '#site.js';

/** The ways to reach the operator, to be put into a text. */
export const helpLine = `[${operator.helpLine}](${contactLinks.helpLine})`;
export const supportEmail = `[${operator.supportEmail}](${contactLinks.supportEmail})`;

/** A paragraph, a list, or steps to be taken in their order. `[words](target)` in a text is a link. */
export type Block = string | { readonly points: readonly string[] } | { readonly steps: readonly Step[] };

export interface Step {
  readonly what: string;
  /** How long it may take. */
  readonly within?: string | undefined;
  readonly text: string;
}

/** A part of a long page; `id` is its anchor. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

export type Piece = { readonly words: string; readonly target?: string };

/** A text as the words and links it is made of. */
export function piecesOf(text: string): Piece[] {
  const parts = text.split(new RegExp(LINK, 'g'));
  return parts.flatMap((words, index) => {
    if (index % 3 === 2) return [];
    const target = index % 3 === 1 ? parts[index + 1] : undefined;
    return words ? [target === undefined ? { words } : { words, target }] : [];
  });
}

/** What a person reads of the blocks, without markup. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (typeof block === 'string') return [block];
      if ('points' in block) return block.points;
      return block.steps.flatMap(({ what, within, text }) => [what, within ?? '', text]);
    })
    .flatMap(piecesOf)
    .map(({ words }) => words)
    .join(' ');
}
