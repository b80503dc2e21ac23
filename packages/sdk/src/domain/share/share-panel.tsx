import { useRef } from 'react';
import { useBeforePaint } from '#theme/use-before-paint.js';
import { useRichStyles } from '#theme/use-rich-styles.js';
import type { ShareContent } from './share-content.js';
import { ShareForm } from './share-form.js';
import { ShareList } from './share-list.js';
import css from './share.css?inline';
import { useShare } from './use-share.js';

/** The ways to share, and behind two of them a form. Shown anew, it begins with the list. */
export function SharePanel({ content }: { readonly content: ShareContent }) {
  useRichStyles(css);
  const share = useShare(content);
  const { view } = share;
  return (
    <>
      {content.header && <Header>{content.header}</Header>}
      {content.details && <p className="px-muted px-small">{content.details}</p>}
      {view === 'list' ? (
        <ShareList content={content} share={share} />
      ) : (
        <ShareForm key={view} channel={view} content={content} share={share} />
      )}
    </>
  );
}

function Header({ children }: { readonly children: ShareContent['header'] }) {
  return isNode(children) ? <Placed node={children} /> : <div>{children}</div>;
}

const isNode = (header: ShareContent['header']): header is Node =>
  typeof Node !== 'undefined' && header instanceof Node;

/** A node that the page made, at its place. */
function Placed({ node }: { readonly node: Node }) {
  const place = useRef<HTMLDivElement>(null);
  useBeforePaint(() => place.current?.replaceChildren(node), [node]);
  return <div ref={place} />;
}
