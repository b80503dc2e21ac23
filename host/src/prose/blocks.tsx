import { Accordion, useWords } from '@prosperx/sdk/site/ui';
import { Link } from '@tanstack/react-router';
import { type Block, piecesOf, type Step } from './prose.js';
import { proseText } from './prose.text.js';

/** Paragraphs, lists and steps, in a column that reads well. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    if (typeof block === 'string') {
      return (
        <p key={index}>
          <RichText text={block} />
        </p>
      );
    }
    if ('points' in block) return <Points key={index} points={block.points} />;
    return <Steps key={index} steps={block.steps} />;
  });
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>
          <RichText text={point} />
        </li>
      ))}
    </ul>
  );
}

function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="x-steps">
      {steps.map(({ what, within, text }) => (
        <li key={what}>
          <p className="x-steps__what">
            <b>{what}</b>
            {within && <span className="x-steps__within">{within}</span>}
          </p>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A text with its links: those to pages of the site stay in it. */
function RichText({ text }: { readonly text: string }) {
  return piecesOf(text).map(({ words, target }, index) => {
    if (target === undefined) return words;
    if (!target.startsWith('/')) {
      return (
        <a key={index} href={target}>
          {words}
        </a>
      );
    }
    const [to, hash] = target.split('#');
    return (
      <Link key={index} to={to as '/help'} {...(hash && { hash })}>
        {words}
      </Link>
    );
  });
}

interface ContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly numbered?: boolean | undefined;
}

/** The ways to the parts of a long page: next to it, and on narrow screens above it and closed. */
export function Contents({ sections, numbered }: ContentsProps) {
  const text = useWords(proseText);
  const List = numbered ? 'ol' : 'ul';
  const list = (
    <List>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to="." search hash={id}>
            {title}
          </Link>
        </li>
      ))}
    </List>
  );
  return (
    <div className="x-contents">
      <nav className="only-wide" aria-label={text.contents}>
        <p>{text.contents}</p>
        {list}
      </nav>
      <nav className="x-block only-narrow" aria-label={text.contents}>
        <Accordion title={text.contents}>{list}</Accordion>
      </nav>
    </div>
  );
}
