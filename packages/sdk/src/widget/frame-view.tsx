import { bridgeText } from '#bridge/bridge.text.js';
import { Button } from '#ui/button.js';
import { SiteLink } from '#ui/site-link.js';
import type { Contract } from './contract.js';
import { frameViewText } from './frame-view.text.js';
import { linkParams } from './framed-props.js';
import { type FramedWidget, useFramedWidget } from './use-framed-widget.js';
import { widgetText } from './widget.text.js';

/** A widget in a frame, in the place of its view: same props, same events. Where the frame is refused, a way to the site. */
export function FrameView(widget: FramedWidget) {
  const { place, isMissing, retry } = useFramedWidget(widget);
  return (
    <>
      <div ref={place} hidden={isMissing} />
      {isMissing && <Missing {...widget} onRetry={retry} />}
    </>
  );
}

function Missing({ contract, standing, props, onRetry }: FramedWidget & { onRetry: () => void }) {
  const isForeign = standing === 'foreign';
  return (
    <div className="px-failure" role="alert">
      <p>
        {isForeign ? frameViewText.notHere : bridgeText.notLoaded}{' '}
        <SiteLink to={siteOf(contract)} params={linkParams(contract, props)} quiet>
          {frameViewText.open}
        </SiteLink>
      </p>
      {!isForeign && <Button onClick={onRetry}>{widgetText.tryAgain}</Button>}
    </div>
  );
}

const siteOf = ({ page = '/home' }: Contract) => page;
