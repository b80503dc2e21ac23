import { Accordion } from '@prosperx/sdk/internal';
import { Link } from '@tanstack/react-router';
import { proseText } from './prose.text.js';

interface ContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly numbered?: boolean | undefined;
}

/** Ways to the parts of a long page: beside it, and on narrow screens above it and closed. */
export function Contents({ sections, numbered }: ContentsProps) {
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
      <nav className="only-wide" aria-label={proseText.contents}>
        <p>{proseText.contents}</p>
        {list}
      </nav>
      <nav className="x-block only-narrow" aria-label={proseText.contents}>
        <Accordion title={proseText.contents}>{list}</Accordion>
      </nav>
    </div>
  );
}
