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

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label, of }: CopyButtonProps) {
  const words = useWords(primitivesText);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const press = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <>
      <Button size="sm" onClick={() => void press().catch(() => setCopied(false))}>
        <Icon shape={copied ? check : copy} />
        {copied ? words.copied : (label ?? words.copy)}
        {of && <span className="px-vh">{of}</span>}
      </Button>
      <span className="px-vh" role="status">
        {copied ? words.copied : null}
      </span>
    </>
  );
}
