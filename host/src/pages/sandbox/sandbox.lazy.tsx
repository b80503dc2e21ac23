import {
  advanceSandboxClock,
  resetSandbox,
  sandboxClock,
  type SandboxMessage,
  sandboxMessages,
} from '@prosperx/core/sandbox';
import { DataProvider, errorMessage, useServices } from '@prosperx/sdk/site';
import { Button, Card, EmptyState, SelectField, Table } from '@prosperx/sdk/site/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Page } from '#layout/page.js';
import { Launch } from './launch.js';
import { Operators } from './operators.js';
import { Registry } from './registry.js';
import { sandboxText } from './sandbox.text.js';

const TWO_SECONDS = 2_000;

function useInbox() {
  const { api } = useServices();
  return useQuery({
    queryKey: ['sandbox', 'messages'],
    queryFn: () => api(sandboxMessages, { query: {}, background: true }),
    refetchInterval: TWO_SECONDS,
  });
}

function useClock() {
  const { api, session, flash } = useServices();
  const queryClient = useQueryClient();
  const clock = useQuery({ queryKey: ['sandbox', 'clock'], queryFn: () => api(sandboxClock) });
  const onError = (error: Error) => flash.getState().show('error', errorMessage(error));
  // everything that was read belongs to another time
  const onSuccess = () => queryClient.invalidateQueries();
  return {
    clock,
    move: useMutation({
      mutationFn: (advance: string) => api(advanceSandboxClock, { body: { advance } }),
      onSuccess,
      onError,
    }),
    reset: useMutation({
      mutationFn: () => api(resetSandbox, { body: {} }),
      onSuccess: async () => {
        session.getState().signedOut();
        flash.getState().show('success', sandboxText.resetDone);
        await onSuccess();
      },
      onError,
    }),
  };
}

type StepName = keyof typeof sandboxText.steps;

const india = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

function Clock() {
  const { clock, move } = useClock();
  const [step, setStep] = useState<StepName>('2B');
  return (
    <Card title={sandboxText.clock}>
      <div className="x-form">
        <p role="status">{clock.data && sandboxText.now(india.format(clock.data.now))}</p>
        <SelectField
          label={sandboxText.advance}
          options={Object.entries(sandboxText.steps).map(([value, text]) => ({ value: value as StepName, text }))}
          value={step}
          onPick={setStep}
        />
        <Button variant="primary" busy={move.isPending} onClick={() => move.mutate(step)}>
          {sandboxText.move}
        </Button>
        <p className="px-muted px-small">{sandboxText.signsOut}</p>
      </div>
    </Card>
  );
}

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

const columns = [
  { name: 'to', title: sandboxText.to, cell: ({ to }: SandboxMessage) => to },
  { name: 'code', title: sandboxText.code, cell: ({ otp }: SandboxMessage) => <b className="px-num">{otp}</b> },
  { name: 'text', title: sandboxText.message, full: true, cell: ({ text }: SandboxMessage) => text },
  { name: 'when', title: sandboxText.when, cell: ({ sentAt }: SandboxMessage) => time.format(sentAt) },
];

function Inbox() {
  const { data } = useInbox();
  return (
    <Card title={sandboxText.inbox}>
      {data?.length === 0 ? (
        <EmptyState title={sandboxText.empty} text={sandboxText.emptyText} />
      ) : (
        <Table caption={sandboxText.inbox} columns={columns} rows={data ?? []} keyOf={({ id }) => id} cards />
      )}
    </Card>
  );
}

export function SandboxPage() {
  return (
    <Page title={sandboxText.title} intro={sandboxText.intro}>
      <DataProvider>
        <Clock />
        <Inbox />
        <Launch />
        <Operators />
        <Registry />
        <Reset />
      </DataProvider>
    </Page>
  );
}

function Reset() {
  const { reset } = useClock();
  return (
    <Card title={sandboxText.reset}>
      <div className="x-form">
        <p className="px-muted">{sandboxText.resetText}</p>
        <Button variant="danger" busy={reset.isPending} onClick={() => reset.mutate()}>
          {sandboxText.reset}
        </Button>
      </div>
    </Card>
  );
}
