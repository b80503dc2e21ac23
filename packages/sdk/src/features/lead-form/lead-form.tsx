import type { Lead } from '@prosperx/core/lead';
import { useState } from 'react';
import { DataProvider } from '#api/services.js';
import { AdvisorsOnly } from '#domain/agent/advisors-only.js';
import { LeadForm as Form } from '#domain/lead/lead-form.js';
import { leadText } from '#domain/lead/lead.text.js';
import { Waiting } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Banner } from '#primitives/display/banner.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSession } from '#session/use-session.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { leadFormContract } from './lead-form.contract.js';

const LeadCreated = lazy(async () => (await import('#domain/lead/create-lead.lazy.js')).LeadCreated);

type Props = ViewProps<typeof leadFormContract>;

/** The form of a lead in place, for a page of a partner's app. */
export function LeadForm(props: Props) {
  return (
    <DataProvider>
      <FlashOutlet />
      <ForAdvisors {...props} />
    </DataProvider>
  );
}

function ForAdvisors({ serviceTag, onCreated }: Props) {
  const text = useWords(leadText);
  const { status, advisor } = useSession();
  const [made, setMade] = useState<Lead | null>(null);
  if (status === 'unknown') return <Waiting />;
  if (!advisor) return <AdvisorsOnly title={text.advisorsOnly} text={text.advisorsOnlyText} />;
  const created = (lead: Lead) => {
    setMade(lead);
    onCreated?.({ leadId: lead.leadId });
  };
  if (made === null) return <Form tag={serviceTag ?? null} onCreated={created} />;
  return (
    <>
      <div role="status">
        <Banner tone="success">{text.created}</Banner>
      </div>
      {serviceTag && <LeadCreated />}
    </>
  );
}

export const LeadFormWidget = /* @__PURE__ */ toReact(leadFormContract, LeadForm);
