import { PxError } from '@prosperx/core/errors';
import { formatWait } from '@prosperx/core/format';
import { sentenceOf } from '#api/services.js';
import { Banner } from '#primitives/display/banner.js';
import { loginText } from './login.text.js';

export interface RefusalProps {
  readonly error: Error;
  /** Seconds until another try. */
  readonly waitLeft: number;
}

/** What went wrong, said once; a wait is counted down for the eye alone. */
export function Refusal({ error, waitLeft }: RefusalProps) {
  const wait = error instanceof PxError ? error.details.retryAfter : undefined;
  if (wait === undefined) {
    return (
      <div role="alert">
        <Banner tone="danger">{sentenceOf(error)}</Banner>
      </div>
    );
  }
  const over = waitLeft === 0;
  return (
    <div>
      <p className="px-vh" role="alert">
        {over ? loginText.tryAgainNow : loginText.tooManyTries(formatWait(wait))}
      </p>
      <div aria-hidden="true">
        <Banner tone={over ? 'info' : 'danger'}>
          {over ? loginText.tryAgainNow : loginText.tooManyTries(formatWait(waitLeft))}
        </Banner>
      </div>
    </div>
  );
}
