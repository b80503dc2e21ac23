import { Card, EmptyState, type SandboxMessage, Table } from '@prosperx/sdk/internal';
import { sandboxText } from '#pages/sandbox.text.js';
import { useInbox } from './use-sandbox.js';

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kolkata' });

const columns = [
  { name: 'to', title: sandboxText.to, cell: ({ to }: SandboxMessage) => to },
  { name: 'code', title: sandboxText.code, cell: ({ otp }: SandboxMessage) => <b className="px-num">{otp}</b> },
  { name: 'text', title: sandboxText.message, full: true, cell: ({ text }: SandboxMessage) => text },
  { name: 'when', title: sandboxText.when, cell: ({ sentAt }: SandboxMessage) => time.format(sentAt) },
];

export function Inbox() {
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
