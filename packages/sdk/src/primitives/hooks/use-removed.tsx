import { type ReactNode, useState } from 'react';
import { primitivesText } from '#primitives/primitives.text.js';
import { useWords } from './use-words.js';

/** Says what was removed to those who do not see it go. */
export function useRemoved(): { readonly status: ReactNode; readonly tell: (name: string) => void } {
  const text = useWords(primitivesText);
  const [name, tell] = useState('');
  const status = (
    <p className="px-vh" role="status">
      {name && text.removed(name)}
    </p>
  );
  return { status, tell };
}
