import { type PartnerAdmin, signOutPartner } from '@prosperx/core/partner';
import { DataProvider, errorMessage } from '@prosperx/sdk/site';
import { Badge, Button, EmptyState, SkeletonRows, Tabs } from '@prosperx/sdk/site/ui';
import { useState } from 'react';
import { Page } from '#layout/page.js';
import { Events } from './events.js';
import { Keys } from './keys.js';
import { Look } from './look.js';
import { Orders } from './orders.js';
import { Origins } from './origins.js';
import { partnerText as text } from './partner.text.js';
import { SignIn } from './sign-in.js';
import { useAct, usePartner } from './use-partner.js';
import { Uses } from './uses.js';

export function PartnerPage() {
  return (
    <Page title={text.title} intro={text.intro}>
      <DataProvider>
        <Dashboard />
      </DataProvider>
    </Page>
  );
}

function Dashboard() {
  const { data, error, refetch } = usePartner();
  if (error)
    return (
      <EmptyState
        level={2}
        tone="error"
        title={text.failed}
        text={errorMessage(error)}
        action={<Button onClick={() => void refetch()}>{text.events.look}</Button>}
      />
    );
  if (data === undefined) return <SkeletonRows />;
  return data === null ? <SignIn /> : <Parts partner={data} />;
}

type Part = keyof typeof text.tabs;
const PARTS = Object.entries(text.tabs).map(([name, title]) => ({ name: name as Part, title }));

function Parts({ partner }: { readonly partner: PartnerAdmin }) {
  const [part, setPart] = useState<Part>('keys');
  const signOut = useAct((api) => api(signOutPartner, { body: {} }));
  return (
    <>
      <div className="x-partner__head">
        <div>
          <h2>{partner.name}</h2>
          <p className="px-muted">
            <Badge tone={partner.isSandbox ? 'warning' : 'success'}>{text.kind(partner.isSandbox)}</Badge>{' '}
            {text.kindText(partner.isSandbox)}
          </p>
        </div>
        <Button busy={signOut.isPending} onClick={() => signOut.mutate(undefined)}>
          {text.signOut}
        </Button>
      </div>
      <Tabs label={text.parts} tabs={PARTS} selected={part} onSelect={setPart}>
        <div className="x-partner__part">
          {part === 'keys' && <Keys keys={partner.keys} />}
          {part === 'pages' && <Origins origins={partner.origins} />}
          {part === 'look' && <Look theme={partner.theme} />}
          {part === 'orders' && <Orders />}
          {part === 'uses' && <Uses />}
          {part === 'events' && <Events url={partner.webhook} />}
        </div>
      </Tabs>
    </>
  );
}
