import { riskText } from '@prosperx/core/disclosure';
import { readSharedPlan } from '@prosperx/core/share';
import { useState } from 'react';
import { isInAppShell } from '#bridge/native/native.js';
import { ShareDialog } from '#domain/share/share-dialog.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { lazy } from '#primitives/display/lazy.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { share as shape } from '#primitives/icons/controls.js';
import { pageUrl } from '#services/open-page.js';
import { DataProvider, useServices, useStore } from '#services/services.js';
import { type NavigateParams, useWidget } from '#services/widget-context.js';
import { calculatorShareText } from './calculator-share.text.js';

const ShareWithCustomer = lazy(async () => (await import('./share-with-customer.lazy.js')).ShareWithCustomer);

interface CalculatorShareProps {
  /** The calculator's page below `/v1`. */
  readonly to: string;
  readonly params: NavigateParams;
  /** The result in a sentence. */
  readonly summary: string;
}

/** Share for everybody; an advisor shares with a customer in its place. The mobile app has its own. */
export function CalculatorShare(props: CalculatorShareProps) {
  const { advisor } = useStore(useServices().session);
  const text = useWords(calculatorShareText);
  const risk = useWords(riskText);
  const { shared } = useWidget();
  const [isOpen, setOpen] = useState(false);
  if (isInAppShell()) return null;
  const url = pageUrl(shared, props.to, props.params);
  // the server draws a picture of figures that the calculator takes; of others an advisor shares the link
  const sender = readSharedPlan(new URL(url)) === null ? null : advisor;
  const close = () => setOpen(false);
  return (
    <>
      <Button block onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon shape={shape} />
        {sender ? text.withCustomer : text.share}
      </Button>
      {sender && isOpen && (
        <DataProvider>
          <ShareWithCustomer url={url} agentCode={sender.agentCode} onClose={close} />
        </DataProvider>
      )}
      {!sender && (
        <ShareDialog
          open={isOpen}
          onClose={close}
          details={props.summary}
          message={text.message(props.summary, risk.riskWarning)}
          url={url}
        />
      )}
    </>
  );
}
