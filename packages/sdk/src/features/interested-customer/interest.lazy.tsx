import { PxError } from '@prosperx/core/errors';
import { useState } from 'react';
import { LoadFailed } from '#domain/query-state/query-state.js';
import { FlashOutlet } from '#domain/session/flash-outlet.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Card } from '#primitives/display/card.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { Stack } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useAdvisorOf } from '#queries/agent.js';
import { errorMessage } from '#services/services.js';
import type { InterestedCustomerProps } from './interested-customer.js';
import { interestedText } from './interested-customer.text.js';
import { InterestedForm } from './interested-form.js';

/** The form of an advisor's link, then thanks. */
export function Interest({
  code,
  serviceTag,
  onSaved,
}: Omit<InterestedCustomerProps, 'agentCode'> & { readonly code: string }) {
  const text = useWords(interestedText);
  const { data, error, refetch } = useAdvisorOf(code);
  const [state, setState] = useState<'form' | 'thanks' | 'done'>('form');
  if (error instanceof PxError && error.code === 'agent_unknown')
    return <EmptyState level={2} title={text.nobody} text={text.nobodyText} />;
  if (error && !data)
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
      <FlashOutlet />
      <Stack>
        <p>
          <span className="px-muted">{text.yourAdvisor}</span> <b>{data?.advisorName}</b>
        </p>
        {state === 'form' ? (
          <>
            <p>{(serviceTag ? text.leadOfService : text.lead)(advisor)}</p>
            <InterestedForm agentCode={code} tag={serviceTag} advisor={advisor} onSaved={saved} />
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
