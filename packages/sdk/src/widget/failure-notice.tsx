import { toFailure } from './failure.js';
import { widgetText } from './widget.text.js';

/** Stands in the place of a view that broke. Its button is a plain one: the smallest element carries this too. */
export function FailureNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { message, retryable } = toFailure(error);
  return (
    <div className="px-failure" role="alert">
      <p>{message}</p>
      {retryable && (
        <button type="button" onClick={onRetry}>
          {widgetText.tryAgain}
        </button>
      )}
    </div>
  );
}
