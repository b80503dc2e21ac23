import { errorSentence } from '@prosperx/core/errors';
import { writtenIn } from '#primitives/display/written-in.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { toFailure } from '#services/widget-context.js';
import { RequestId } from './request-id.lazy.js';
import { widgetText } from './widget.text.js';

/** Says what broke, under which number it was logged, and offers another try where one may help. Its button is a plain one, which needs no sheet. */
export function FailureNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useWords(widgetText);
  const failure = toFailure(error);
  const sentence = errorSentence(failure);
  return (
    <div className="px-failure" role="alert">
      <p lang={writtenIn(sentence)}>{sentence}</p>
      <RequestId error={error} />
      {failure.retryable && (
        <button type="button" onClick={onRetry}>
          {text.tryAgain}
        </button>
      )}
    </div>
  );
}
