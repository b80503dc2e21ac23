import { errorText } from '@prosperx/core/errors';
import { Button } from '#primitives/display/button.js';
import { EmptyState } from '#primitives/display/empty-state.js';
import { riskProfileText as text } from './risk-profile.text.js';

interface LoadFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** In place of questions or result. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const retry = <Button onClick={onRetry}>{text.retry}</Button>;
  return (
    <EmptyState
      level={2}
      tone="error"
      error={error}
      title={text.failedTitle}
      text={errorText.risk_profile_failed}
      action={retry}
    />
  );
}
