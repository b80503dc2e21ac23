import { useEffect, useState } from 'react';
import { useWords } from '#primitives/hooks/use-words.js';
import { check, copy } from '#primitives/icons/controls.js';
import { primitivesText } from '#primitives/primitives.text.js';
import { Button } from './button.js';
import { Icon } from './icon.js';

export interface CopyButtonProps {
  /** What is put on the clipboard. */
  text: string;
  label?: string | undefined;
  /** What it is, where several stand below each other: said by screen readers. */
  of?: string | undefined;
}

const SHOWN_FOR = 2000;

/** Copies a text and says so for two seconds; where the page may not use the clipboard it says that. */
export function CopyButton({ text, label, of }: CopyButtonProps) {
  const words = useWords(primitivesText);
  const [ending, setEnding] = useState<'copied' | 'notCopied' | null>(null);
  const copied = ending === 'copied';
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setEnding(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const press = async () => {
    setEnding(null);
    await navigator.clipboard.writeText(text);
    setEnding('copied');
  };
  return (
    <>
      <Button size="sm" onClick={() => void press().catch(() => setEnding('notCopied'))}>
        <Icon shape={copied ? check : copy} />
        {copied ? words.copied : (label ?? words.copy)}
        {of && <span className="px-vh">{of}</span>}
      </Button>
      <span className={ending === 'notCopied' ? undefined : 'px-vh'} role="status">
        {ending && words[ending]}
      </span>
    </>
  );
}
