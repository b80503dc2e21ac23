import { type ComponentType, useEffect, useState } from 'react';
import { toFailure } from './failure.js';
import { widgetText } from './widget.text.js';

/** Stands in the place of a view that broke. Its button is a plain one, and its number comes later: the smallest element carries this too. */
export function FailureNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { message, retryable } = toFailure(error);
  const [Id, setId] = useState<ComponentType<{ error: unknown }> | null>(null);
  useEffect(() => {
    void import('./later.js').then(({ RequestId }) => setId(() => RequestId)).catch(() => {});
  }, []);
  return (
    <div className="px-failure" role="alert">
      <p>{message}</p>
      {Id && <Id error={error} />}
      {retryable && (
        <button type="button" onClick={onRetry}>
          {widgetText.tryAgain}
        </button>
      )}
    </div>
  );
}
