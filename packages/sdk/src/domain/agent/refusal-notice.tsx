import {
  type CertificateRefusal,
  certificateRefusalText,
  refusalCauseOf,
  refusalCauseText,
} from '@prosperx/core/agent';
import type { ReactNode } from 'react';
import { Banner } from '#primitives/display/banner.js';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';

interface RefusalNoticeProps {
  readonly refusal: CertificateRefusal;
  /** The way to where they are handed in again. */
  readonly action?: ReactNode;
}

/** Tells an advisor which certificates an operator refused, why, and what to do. */
export function RefusalNotice({ refusal: { arn, cause, words }, action }: RefusalNoticeProps) {
  const text = useWords(certificateRefusalText);
  const causes = useWords(refusalCauseText);
  return (
    <Banner tone="danger" title={text.refusedTitle(arn)} action={action}>
      {causes[refusalCauseOf(cause)]} <q lang={writtenIn(words)}>{words}</q> {text.handInAnew}
    </Banner>
  );
}
