import type { ReactNode } from 'react';
import { useStyles } from '#theme/use-styles.js';
import css from './card.css?inline';

export interface CardProps {
  /** A heading of its own, with what stands at its end. */
  title?: string | undefined;
  /** The language of a title that is a name, such as that of a pack. */
  titleLang?: 'en' | undefined;
  action?: ReactNode;
  /** `accent` for the one that asks for something, `fill` for a quiet one. */
  tone?: 'accent' | 'fill' | undefined;
  /** Without padding: for a table or a list that reaches the border. */
  flush?: boolean | undefined;
  children?: ReactNode;
}

/** A ruled box. Cards do not stand in cards. */
export function Card({ title, titleLang, action, tone, flush, children }: CardProps) {
  useStyles(css);
  return (
    <section className="px-card" aria-label={title} data-tone={tone} data-flush={flush || undefined}>
      {title !== undefined && (
        <div className="px-card__head">
          <h2 lang={titleLang}>{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

export interface Fact {
  term: string;
  value: ReactNode;
  /** Long words, such as names: where two stand beside each other it has both places. */
  isWhole?: boolean;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** true: it has a border of its own, where it does not reach that of its card. */
  boxed?: boolean | undefined;
}

/** Figures with their names, ruled like a ledger. */
export function Facts({ facts, boxed }: FactsProps) {
  useStyles(css);
  return (
    <dl className="px-facts" data-boxed={boxed || undefined}>
      {facts.map(({ term, value, isWhole }) => (
        <div key={term} data-whole={isWhole}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
