import { errorText, PxError } from '@prosperx/core/errors';
import { useEffect } from 'react';
import { bridgeText } from '#bridge/bridge.text.js';
import { placeFailure } from '#bridge/host/place-failure.js';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSiteLink } from '#services/use-site-link.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import type { Contract } from './contract.js';
import { frameViewLines, frameViewText } from './frame-view.text.js';
import { NOT_HERE } from './page-cause.text.js';
import { isRefusal, toError } from './page-refusal.js';
import { type FramedWidget, linkParams, useFramedWidget } from './use-framed-widget.js';
import { widgetText } from './widget.text.js';
import linkCss from '#primitives/display/link.css?inline';

/** Shows what stands in the place of a view that cannot be in the page itself. */
export function FrameView(widget: FramedWidget) {
  const { registration, contract } = widget;
  if (registration === 'unconnected') return <Unconnected tag={contract.tag} />;
  return isRefusal(registration) ? <Refused {...widget} /> : <Framed {...widget} />;
}

/** The server has said that it shows this page nothing: no browser would let a frame in either. */
function Refused(widget: FramedWidget) {
  const { fail } = useWidget();
  const code = widget.registration;
  // the page is told in English, whatever its reader's language
  useEffect(() => fail(toError(placeFailure(code, NOT_HERE))), [code, fail]);
  return <Missing {...widget} />;
}

/** A widget in a frame: same props, same events. Where the frame is refused, a way to the site. */
function Framed(widget: FramedWidget) {
  const { container, missing, retry } = useFramedWidget(widget);
  return (
    <>
      <div ref={container} hidden={missing !== null} />
      {missing && <Missing {...widget} onRetry={missing.retryable ? retry : undefined} />}
    </>
  );
}

/** `onRetry` is left out where another try would not help. */
function Missing({ contract, props, onRetry }: FramedWidget & { readonly onRetry?: (() => void) | undefined }) {
  const bridgeWords = useWords(bridgeText);
  const frameViewWords = useWords(frameViewText);
  const widgetWords = useWords(widgetText);
  useStyles(linkCss);
  const link = useSiteLink({ to: siteOf(contract), params: linkParams(contract, props) });
  return (
    <div className="px-failure" role="alert">
      <p>
        {onRetry ? bridgeWords.notLoaded : frameViewWords.notHere}{' '}
        <a className="px-link px-small" {...link}>
          {frameViewWords.open}
        </a>
      </p>
      {onRetry && <Button onClick={onRetry}>{widgetWords.tryAgain}</Button>}
    </div>
  );
}

const siteOf = ({ page = '/home' }: Contract) => page;

/** Stands in the place of a private view without a server: another try would not help, since the page has to name a server. */
function Unconnected({ tag }: { readonly tag: string }) {
  const errorWords = useWords(errorText);
  const { fail } = useWidget();
  useEffect(() => {
    console.warn(frameViewLines.missing(tag));
    fail(new PxError('not_connected', { message: NOT_HERE }));
  }, [tag, fail]);
  return (
    <div className="px-failure" role="alert">
      <p>{errorWords.not_connected}</p>
    </div>
  );
}
