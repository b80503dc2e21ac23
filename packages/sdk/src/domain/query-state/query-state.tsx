import type { ReactNode } from 'react';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { lazy } from '#primitives/display/lazy.js';
import { SkeletonRows } from '#primitives/display/skeleton.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useReportError } from '#services/error-message.js';
import { errorMessage, useServices, useStore } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { readSession, useSession } from '#session/use-session.js';
import { queryStateText } from './query-state.text.js';

/** The number of a failure, beside what a view itself says of it. */
export const RequestId = lazy(async () => (await import('#widget/request-id.lazy.js')).RequestId, { optional: true });

export interface QueryStateProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: Error | null; refetch(): unknown };
  /** Says that it could not be read. */
  readonly failed: string;
  /** Says why, below it. */
  readonly reasonOf?: (error: Error) => string;
  /** The words for a visitor; left out where visitors see the data too. */
  readonly logIn?: LogInFirstProps;
  readonly isEmpty?: (data: Data) => boolean;
  /** Stands in place of data that is empty. */
  readonly empty?: ReactNode;
  /** Stands in place of data that is still read; three rows when it is left out. */
  readonly waiting?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what was read, also when a later reading fails: somebody may be at work in it. Until then that it is read, that it failed, that it is empty, or that a login comes first. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  return props.logIn ? <ForInvestors {...props} logIn={props.logIn} /> : <Answer {...props} />;
}

function ForInvestors<Data>(props: QueryStateProps<Data> & { readonly logIn: LogInFirstProps }) {
  const { status } = useSession();
  return status === 'visitor' ? <LogInFirst {...props.logIn} /> : <Answer {...props} />;
}

function Answer<Data>(props: QueryStateProps<Data>) {
  const { query, failed, reasonOf, isEmpty, empty, waiting = <SkeletonRows />, children } = props;
  const { data, error, refetch } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (error) return <LoadFailed title={failed} text={reasonOf?.(error)} error={error} onRetry={() => void refetch()} />;
  return <Waiting>{waiting}</Waiting>;
}

interface WaitingProps {
  /** What is said when nobody can say who is here. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** What stands for data that is still read. Where nobody can say who is here nothing is read: that, and another try, stands there then. */
export function Waiting({ title, children = <SkeletonRows /> }: WaitingProps) {
  const text = useWords(queryStateText);
  const services = useServices();
  const { status, failure } = useStore(services.session);
  if (status !== 'unknown' || failure === undefined) return children;
  const again = () => void readSession(services);
  return <LoadFailed title={title ?? text.nobody} text={errorMessage(failure)} error={failure} onRetry={again} />;
}

interface LoadFailedProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** What was thrown: the number of its request is shown. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says that something could not be read, tells the page, and offers another try. */
export function LoadFailed({ title, text: reason, error, onRetry }: LoadFailedProps) {
  const text = useWords(queryStateText);
  useReportError(error);
  return (
    <EmptyState
      level={2}
      tone="error"
      title={title}
      text={reason}
      note={<RequestId error={error} />}
      action={<Button onClick={onRetry}>{text.retry}</Button>}
    />
  );
}

interface LogInFirstProps {
  /** What the login is for, as a sentence. */
  readonly title: string;
  /** The page to come back to, with its parameters. */
  readonly to: string;
}

/** Shows what a visitor sees where something is somebody's own. */
export function LogInFirst({ title, to }: LogInFirstProps) {
  const text = useWords(queryStateText);
  const { navigate } = useWidget();
  // a visitor is no failure; a session that ended is
  useReportError(useSession().failure);
  const logIn = (
    <Button variant="primary" onClick={() => navigate('/login', { to })}>
      {text.logIn}
    </Button>
  );
  return <EmptyState level={2} title={title} action={logIn} />;
}
