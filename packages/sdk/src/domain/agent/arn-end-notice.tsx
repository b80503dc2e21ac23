import { type ArnEnd, arnEndText } from '@prosperx/core/agent';
import type { ReactNode } from 'react';
import { Banner } from '#primitives/display/banner.js';
import { useWords } from '#primitives/hooks/use-words.js';

interface ArnEndNoticeProps {
  readonly end: ArnEnd;
  /** The way to where the renewed dates are handed in, by the words that it has. */
  readonly action: (words: string) => ReactNode;
}

/** Tells an advisor that their ARN ends soon, or has ended, and what to do. */
export function ArnEndNotice({ end, action }: ArnEndNoticeProps) {
  const text = useWords(arnEndText);
  return (
    <Banner tone={end.isOver ? 'danger' : 'warning'} title={text.title(end)} action={action(text.renew)}>
      {end.isOver ? text.over : text.soon}
    </Banner>
  );
}
