import { type ReactNode, useState } from 'react';
import { removedText } from './removed.text.js';
import { useWords } from './use-words.js';

/** Says what was removed to those who do not see it go. */
export function useRemoved(): { readonly status: ReactNode; readonly tell: (name: string, count?: number) => void } {
  const text = useWords(removedText);
  const [{ name, count }, say] = useState({ name: '', count: 1 });
  const status = (
    <p className="px-vh" role="status">
      {name && text.removed(name, count)}
    </p>
  );
  return { status, tell: (removed, many = 1) => say({ name: removed, count: many }) };
}
