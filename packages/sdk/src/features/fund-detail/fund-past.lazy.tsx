import { paysOut } from '@prosperx/core/fund';
import { Rolling } from './rolling.js';
import type { SectionsProps } from './sections.js';
import { WhatIf } from './what-if.js';

/** What the history of a fund tells further down its page: nothing of an option that pays out, whose NAVs would tell of losses that nobody had. */
export function FundPast(props: SectionsProps) {
  if (paysOut(props.fund)) return null;
  return (
    <>
      <WhatIf {...props} />
      <Rolling {...props} />
    </>
  );
}
