import type { InstalmentOutcome } from '@prosperx/core/order';

/** Words of the instalments of a SIP. */
export const sipInstalmentsText = {
  title: 'Instalments of this SIP',
  earlier: (count: number) => (count === 1 ? 'One earlier instalment' : `${count} earlier instalments`),
  name: (instalment: number, date: string) => `Instalment ${instalment}, ${date}`,
  outcomes: { invested: 'Invested', under_way: 'Under way', failed: 'Failed' } satisfies Record<
    InstalmentOutcome,
    string
  >,
};
