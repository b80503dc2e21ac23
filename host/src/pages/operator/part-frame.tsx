import { errorMessage } from '@prosperx/sdk/site';
import { Button, Card, EmptyState, SkeletonRows } from '@prosperx/sdk/site/ui';
import type { ReactNode } from 'react';
import { operatorText as text } from './operator.text.js';

interface PartFrameProps<Data> {
  readonly title: string;
  readonly intro?: string;
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Said in place of the content where there is none. */
  readonly empty?: { readonly title: string; readonly text: string };
  readonly isEmpty?: ((data: Data) => boolean) | undefined;
  /** Buttons beside "Look again". */
  readonly action?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the console: what it is about, then what it holds, that nothing is there, or why it could not be read. */
export function PartFrame<Data>({ title, intro, query, empty, isEmpty, action, children }: PartFrameProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const isNone = data !== undefined && isEmpty?.(data);
  return (
    <Card
      title={title}
      action={
        <span className="x-op__actions">
          {action}
          <Button size="sm" variant="ghost" busy={isFetching} onClick={() => void refetch()}>
            {text.look}
          </Button>
        </span>
      }
    >
      <div className="x-op__stack">
        {intro !== undefined && <p className="px-muted">{intro}</p>}
        {error && <EmptyState tone="error" title={text.failed} text={errorMessage(error)} />}
        {!error && data === undefined && <SkeletonRows />}
        {!error && isNone && empty && <EmptyState title={empty.title} text={empty.text} />}
        {!error && data !== undefined && !isNone && children(data)}
      </div>
    </Card>
  );
}
