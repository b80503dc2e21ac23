import { errorText, PxError } from '@prosperx/core/errors';
import { useEffect } from 'react';
import { useWidget } from '#api/widget-context.js';
import { unconnectedText as text } from './unconnected.text.js';

/** In the place of a private view that was told no server: trying again would not help, its page has to name one. */
export function Unconnected({ tag }: { readonly tag: string }) {
  const { fail } = useWidget();
  const message = errorText.not_connected;
  useEffect(() => {
    console.warn(text.missing(tag));
    fail(new PxError('not_connected', { message }));
  }, [tag, fail, message]);
  return (
    <div className="px-failure" role="alert">
      <p>{message}</p>
    </div>
  );
}
