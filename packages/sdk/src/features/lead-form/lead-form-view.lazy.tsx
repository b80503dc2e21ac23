import type { Lead } from '@prosperx/core/lead';
import { useState } from 'react';
import { LeadForm as Form } from '#domain/lead/lead-form.js';
import { leadText } from '#domain/lead/lead.text.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Banner } from '#primitives/display/banner.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { LeadFormProps } from './lead-form.js';

const LeadCreated = lazy(async () => (await import('#domain/lead/create-lead.lazy.js')).LeadCreated);

/** The form of a lead, and what became of it. */
export function LeadFormView({ serviceTag, onCreated }: LeadFormProps) {
  const text = useWords(leadText);
  const [made, setMade] = useState<Lead | null>(null);
  const created = (lead: Lead) => {
    setMade(lead);
    onCreated?.({ leadId: lead.leadId });
  };
  return (
    <>
      <FlashOutlet />
      {made === null ? (
        <Form tag={serviceTag ?? null} onCreated={created} />
      ) : (
        <>
          <div role="status">
            <Banner tone="success">{text.created}</Banner>
          </div>
          {serviceTag && <LeadCreated />}
        </>
      )}
    </>
  );
}
