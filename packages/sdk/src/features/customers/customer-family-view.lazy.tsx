import { formatMoney } from '@prosperx/core/format';
import type { Paise } from '@prosperx/core/money';
import { type ReactNode, useId, useState } from 'react';
import { lazy } from '#primitives/display/lazy.js';
import { Tabs } from '#primitives/display/tabs.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { customerListText } from './customer-list.text.js';

const Consents = lazy(async () => (await import('./family-consents.lazy.js')).FamilyConsentsCard);
const Proposed = lazy(async () => (await import('./family-proposals.lazy.js')).FamilyProposalsCard);

interface CustomerFamilyViewProps {
  readonly family: string;
  /** What all of its accounts hold; null for an advisor who sees no totals. */
  readonly aum: Paise | null;
  /** Its members, as the list shows customers. */
  readonly children: ReactNode;
}

/** A family of an advisor: what it holds, its members, what is proposed to it, and who may see whom, one at a time. */
export function CustomerFamilyView({ family, aum, children }: CustomerFamilyViewProps) {
  const text = useWords(customerListText);
  const id = useId();
  const [shown, show] = useState<'members' | 'proposals' | 'consents'>('members');
  return (
    <section className="customers__family" aria-labelledby={id}>
      <div className="customers__family-head">
        <h2 id={id}>{text.familyTitle(family)}</h2>
        {aum !== null && <p>{text.familyHolds(formatMoney(aum))}</p>}
      </div>
      <Tabs
        label={text.familyTitle(family)}
        tabs={(['members', 'proposals', 'consents'] as const).map((name) => ({ name, title: text.familyTabs[name] }))}
        selected={shown}
        onSelect={show}
      >
        {shown === 'members' && children}
        {shown === 'proposals' && <Proposed family={family} />}
        {shown === 'consents' && <Consents family={family} />}
      </Tabs>
    </section>
  );
}
