import type { ScratchEvent } from '@prosperx/core/content';
import { useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useScratchCard } from '#queries/content.js';
import { extrasText } from './content.text.js';

/** A card that an advisor earns and uncovers by a press. */
export function ScratchCard({ eventKey }: { readonly eventKey: ScratchEvent }) {
  const text = useWords(extrasText);
  const { data } = useScratchCard(eventKey);
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  return (
    <div className="px-scratch" role="group" aria-label={text.scratchCard}>
      <b lang="en">{data.title}</b>
      <p role="status">{isOpen ? data.text : data.text === null && text.notEarned}</p>
      {data.text !== null && !isOpen && (
        <Button size="sm" onClick={() => setOpen(true)}>
          {text.scratch}
        </Button>
      )}
    </div>
  );
}
