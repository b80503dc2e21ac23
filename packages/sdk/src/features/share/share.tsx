import { useState } from 'react';
import type { ShareContent } from '#domain/share/share-content.js';
import { ShareDialog } from '#domain/share/share-dialog.js';
import { SharePanel } from '#domain/share/share-panel.js';
import { shareButtonText, shareText } from '#domain/share/share.text.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { share as shape } from '#primitives/icons/controls.js';
import { isFramed } from '#services/own-site.js';
import { useStyles } from '#theme/use-styles.js';
import type { ViewProps } from '#widget/contract.js';
import { toReact } from '#widget/react.js';
import { shareContract } from './share.contract.js';
import css from './share.css?inline';

type Props = ViewProps<typeof shareContract>;

const contentOf = ({ shareUrl, onChosen, onShared, ...props }: Props): ShareContent => ({
  ...props,
  header: props.header as ShareContent['header'],
  url: shareUrl,
  onChosen: (channel) => onChosen?.({ channel }) ?? true,
  onShared: (channel) => onShared?.({ channel }),
});

export function Share(props: Props) {
  return props.inline || isFramed() ? <InPlace {...props} /> : <Opened {...props} />;
}

function InPlace(props: Props) {
  const shareWords = useWords(shareText);
  const heading = props.heading ?? shareWords.title;
  return (
    <section className="px-share-inline" aria-label={heading}>
      <h2>{heading}</h2>
      <SharePanel content={contentOf(props)} />
    </section>
  );
}

function Opened(props: Props) {
  const shareButtonWords = useWords(shareButtonText);
  useStyles(css);
  const [isOpen, setOpen] = useOpenState(props.open);
  const close = () => {
    setOpen(false);
    props.onClosed?.({});
  };
  return (
    <div className="share-button">
      {!props.hideButton && (
        <Button onClick={() => setOpen(true)}>
          <Icon shape={shape} />
          {props.label ?? shareButtonWords.share}
        </Button>
      )}
      <ShareDialog {...contentOf(props)} open={isOpen} onClose={close} />
    </div>
  );
}

/** As the reader left it, until the page says something else. */
function useOpenState(given: boolean) {
  const [own, setOwn] = useState({ given, isOpen: given });
  if (own.given !== given) setOwn({ given, isOpen: given });
  return [own.given === given ? own.isOpen : given, (isOpen: boolean) => setOwn({ given, isOpen })] as const;
}

export const ShareWidget = /* @__PURE__ */ toReact(shareContract, Share);
