import { PxError } from '@prosperx/core/errors';
import { QueryState } from '#domain/query-state/query-state.js';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useEmailVerification } from '#queries/email-verification.js';
import { DataProvider, errorMessage } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { emailVerificationText } from './email-verification.text.js';

export interface EmailVerificationProps {
  /** What the emailed link carries. A secret: so it is a page of the site, and no widget with a prop for it. */
  token: string;
}

/** Verifies an email address by the link that was sent there, and says so. */
export function EmailVerification(props: EmailVerificationProps) {
  return (
    <DataProvider>
      <VerificationStates {...props} />
    </DataProvider>
  );
}

function VerificationStates({ token }: EmailVerificationProps) {
  const text = useWords(emailVerificationText);
  const { navigate } = useWidget();
  const query = useEmailVerification(token);
  const isInvalid = token === '' || (query.error instanceof PxError && query.error.code === 'not_found');
  if (isInvalid) {
    const profile = <Button onClick={() => navigate('/profile/personal-info')}>{text.profile}</Button>;
    return <EmptyState level={2} tone="error" title={text.invalid} text={text.invalidHelp} action={profile} />;
  }
  return (
    <QueryState query={query} failed={text.failed} reasonOf={errorMessage}>
      {() => <EmptyState level={2} title={text.done} text={text.doneText} />}
    </QueryState>
  );
}
