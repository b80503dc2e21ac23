import { useState } from 'react';
import { PxError } from '@prosperx/core/errors';
import { DataProvider, errorMessage } from '#api/services.js';
import { useWidget } from '#api/widget-context.js';
import { LoadFailed } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Stack } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useAdvisorOf, useAgentCode } from '#queries/agent.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { interestedCustomerContract } from './interested-customer.contract.js';
import { interestedText } from './interested-customer.text.js';
import { InterestedForm } from './interested-form.js';

type Props = ViewProps<typeof interestedCustomerContract>;

/** The form of somebody who has opened a shared calculator, then thanks (specification, platform, section 2). Visitors see it too. */
export function InterestedCustomer(props: Props) {
  return (
    <DataProvider>
      <FlashOutlet />
      <OfAdvisor {...props} />
    </DataProvider>
  );
}

function OfAdvisor({ agentCode, ...props }: Props) {
  const text = useWords(interestedText);
  const { apiBase } = useWidget();
  const known = useAgentCode();
  const code = agentCode || known;
  if (code === null || apiBase === null) return <EmptyState level={2} title={text.nobody} text={text.nobodyText} />;
  return <Interest key={code} code={code} {...props} />;
}

function Interest({ code, onSaved }: Omit<Props, 'agentCode'> & { readonly code: string }) {
  const text = useWords(interestedText);
  const { data, error, refetch } = useAdvisorOf(code);
  const [state, setState] = useState<'form' | 'thanks' | 'done'>('form');
  if (error instanceof PxError && error.code === 'agent_unknown')
    return <EmptyState level={2} title={text.nobody} text={text.nobodyText} />;
  if (error)
    return (
      <LoadFailed title={text.notLoaded} text={errorMessage(error)} error={error} onRetry={() => void refetch()} />
    );
  const advisor = data?.advisorName ?? text.yourAdvisor;
  const close = () => setState('done');
  const saved = () => {
    setState('thanks');
    onSaved?.({});
  };
  return (
    <Card title={text.title}>
      <Stack>
        <p>
          <span className="px-muted">{text.yourAdvisor}</span> <b>{data?.advisorName}</b>
        </p>
        {state === 'form' ? (
          <>
            <p>{text.lead(advisor)}</p>
            <InterestedForm agentCode={code} advisor={advisor} onSaved={saved} />
          </>
        ) : (
          <Banner tone="success">{text.done(advisor)}</Banner>
        )}
      </Stack>
      <Dialog
        open={state === 'thanks'}
        onClose={close}
        title={text.thanks}
        actions={
          <Button variant="primary" onClick={close}>
            {text.close}
          </Button>
        }
      >
        <p>{text.thanksText(advisor)}</p>
      </Dialog>
    </Card>
  );
}

export const InterestedCustomerWidget = /* @__PURE__ */ toReact(interestedCustomerContract, InterestedCustomer);
