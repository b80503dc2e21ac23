import { makeSandboxLaunchTicket, sandboxPartners } from '@prosperx/core/sandbox';
import { errorMessage, useServices } from '@prosperx/sdk/site';
import { Button, Card, SelectField } from '@prosperx/sdk/site/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sandboxText as text } from './sandbox.text.js';

/** Stands in for a partner's app: makes links that open the site as one of its advisors. */
export function Launch() {
  const { partners } = useLaunchTickets();
  return (
    <Card title={text.launch}>
      <div className="x-form">
        <p className="px-muted">{text.launchText}</p>
        {partners?.[0] && <LaunchForm partners={partners} first={partners[0]} />}
      </div>
    </Card>
  );
}

interface LaunchFormProps {
  readonly partners: readonly SandboxPartner[];
  readonly first: SandboxPartner;
}

function LaunchForm({ partners, first }: LaunchFormProps) {
  const { mint } = useLaunchTickets();
  const [partnerId, setPartnerId] = useState(first.partner);
  const partner = partners.find((each) => each.partner === partnerId) ?? first;
  const [wanted, setWanted] = useState('');
  const advisor = partner.advisors.find((each) => each.agentCode === wanted) ?? partner.advisors[0];
  const agentCode = advisor?.agentCode ?? '';
  const customers = advisor?.customers ?? [];
  const [named, setNamed] = useState('');
  const ucc = customers.some((each) => each.ucc === named) ? named : '';
  return (
    <>
      <SelectField
        label={text.partner}
        options={partners.map((each) => ({ value: each.partner, text: each.name }))}
        value={partner.partner}
        onPick={setPartnerId}
      />
      <SelectField
        label={text.advisor}
        options={partner.advisors.map((each) => ({ value: each.agentCode, text: text.advisorOption(each) }))}
        value={agentCode}
        onPick={setWanted}
      />
      <SelectField
        label={text.customer}
        options={[
          { value: '', text: text.noCustomer },
          ...customers.map((each) => ({ value: each.ucc, text: text.customerOption(each) })),
        ]}
        value={ucc}
        onPick={setNamed}
      />
      <Button
        variant="primary"
        busy={mint.isPending}
        onClick={() => mint.mutate({ partner: partner.partner, agentCode, ...(ucc && { ucc }) })}
      >
        {text.mint}
      </Button>
      {mint.data && <LaunchLink path={mint.data.path} />}
    </>
  );
}

function LaunchLink({ path }: { readonly path: string }) {
  return (
    <div role="status">
      <a className="px-btn" data-variant="secondary" href={path}>
        {text.openAsAdvisor}
      </a>
      <p className="px-muted px-small">{text.linkLife}</p>
    </div>
  );
}

function useLaunchTickets() {
  const { api, flash } = useServices();
  const partners = useQuery({ queryKey: ['sandbox', 'partners'], queryFn: () => api(sandboxPartners) });
  const mint = useMutation({
    mutationFn: (body: { readonly partner: string; readonly agentCode: string; readonly ucc?: string }) =>
      api(makeSandboxLaunchTicket, { body }),
    onError: (error) => flash.getState().show('error', errorMessage(error)),
  });
  return { partners: partners.data, mint };
}

type SandboxPartner = NonNullable<ReturnType<typeof useLaunchTickets>['partners']>[number];
