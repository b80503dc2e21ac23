import { type ReactNode, useState } from 'react';
import { removedText } from './removed.text.js';
import { useWords } from './use-words.js';

/** Says what was removed to those who do not see it go. */
export function useRemoved(): { readonly status: ReactNode; readonly tell: (name: string) => void } {
  const text = useWords(removedText);
  const [name, tell] = useState('');
  const status = (
    <p className="px-vh" role="status">
      {name && text.removed(name)}
    </p>
  );
  return { status, tell };
}
