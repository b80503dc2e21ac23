import type { Lead } from '@prosperx/core/lead';
import type { PremiumTag } from '@prosperx/core/premium-service';
import { useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useWidget } from '#services/widget-context.js';
import { LeadForm } from './lead-form.js';
import { leadText } from './lead.text.js';

interface CreateLeadProps {
  readonly tag: PremiumTag | null;
  readonly onClose: () => void;
  readonly onCreated?: ((lead: Lead) => void) | undefined;
}

/** The modal with the form of a lead. One of a premium service ends with a dialog; one of the advisor's own list closes it. */
export function CreateLead({ tag, onClose, onCreated }: CreateLeadProps) {
  const text = useWords(leadText);
  const [isCreated, setCreated] = useState(false);
  const created = (lead: Lead) => {
    onCreated?.(lead);
    if (tag === null) onClose();
    else setCreated(true);
  };
  if (isCreated) return <LeadCreated />;
  return (
    <Dialog open onClose={onClose} title={text.createLead}>
      <LeadForm tag={tag} onCreated={created} />
    </Dialog>
  );
}

/** Says that a lead of a premium service is made; its only way leads home. */
export function LeadCreated() {
  const text = useWords(leadText);
  const { navigate } = useWidget();
  const goHome = () => navigate('/home');
  const okay = (
    <Button variant="primary" onClick={goHome}>
      {text.okay}
    </Button>
  );
  return (
    <Dialog open alert onClose={goHome} title={text.created} actions={okay}>
      <p>{text.createdText}</p>
    </Dialog>
  );
}
