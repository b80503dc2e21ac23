import { Link } from '@tanstack/react-router';
import { piecesOf } from './prose.js';

/** A text with its links: those to pages of the site stay in it. */
export function RichText({ text }: { readonly text: string }) {
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
