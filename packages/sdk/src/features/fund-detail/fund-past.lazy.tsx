import { Rolling } from './rolling.js';
import type { SectionsProps } from './sections.js';
import { WhatIf } from './what-if.js';

/** What the history of a fund tells further down its page. */
export function FundPast(props: SectionsProps) {
  return (
    <>
      <WhatIf {...props} />
      <Rolling {...props} />
    </>
  );
}
