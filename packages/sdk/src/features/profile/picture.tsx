import { useState } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { useWidget } from '#services/widget-context.js';
import { profileText } from './profile.text.js';

interface PictureProps {
  readonly title: string;
  readonly alt: string;
  /** Path on the server, good for some minutes; null: there is none. */
  readonly path: string | null;
}

/** A picture that the investor uploaded. */
export function Picture({ title, alt, path }: PictureProps) {
  const text = useWords(profileText);
  const { apiBase } = useWidget();
  const [lost, setLost] = useState<string | null>(null);
  const isLost = path !== null && lost === path;
  return (
    <figure className="profile__picture">
      <figcaption>{title}</figcaption>
      {path !== null && !isLost ? (
        <img src={`${apiBase ?? ''}${path}`} alt={alt} onError={() => setLost(path)} />
      ) : (
        <p className="profile__missing">{isLost ? text.pictureGone : text.noPicture}</p>
      )}
    </figure>
  );
}
