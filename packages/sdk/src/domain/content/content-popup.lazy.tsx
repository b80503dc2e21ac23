import type { ContentItem } from '@prosperx/core/content';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { Dialog } from '#primitives/overlay/dialog.js';
import { useContentPicture, useSubscribe } from '#queries/content.js';
import { errorMessageOr, showErrorFlash } from '#services/error-message.js';
import { useServices, useStore } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { contentText } from './content.text.js';

interface ContentPopupProps {
  readonly item: ContentItem;
  readonly onClose: () => void;
}

/** One thing to read or watch. Its button has the advisor notified, and then leads to their customers. */
export function ContentPopup({ item, onClose }: ContentPopupProps) {
  const text = useWords(contentText);
  const { navigate } = useWidget();
  const services = useServices();
  const agentCode = useStore(services.session).advisor?.agentCode ?? '';
  const subscribe = useSubscribe();
  const press = () => {
    if (item.subscribe) return navigate('/my-customers', { agentCode, source: 'singleContentView' });
    subscribe.mutate(item.categoryId, {
      onSuccess: () => services.flash.getState().show('success', text.notified),
      onError: (error) => showErrorFlash(services, error, errorMessageOr(error, text.subscribeFailed)),
    });
  };
  const action = (
    <Button variant="primary" busy={subscribe.isPending} onClick={press}>
      {item.subscribe ? text.createLeads : text.getNotified}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={item.heading}
      subtitle={<span lang="en">{item.category}</span>}
      actions={action}
    >
      <Media item={item} />
      <p lang="en">{item.description}</p>
    </Dialog>
  );
}

/** The video, which waits until it is started; the picture where there is none. */
function Media({ item }: Pick<ContentPopupProps, 'item'>) {
  const text = useWords(contentText);
  const { apiBase } = useWidget();
  const picture = useContentPicture(item);
  const addressOf = (path: string) => new URL(path, apiBase || location.origin).href;
  if (item.videoUrl === null) {
    if (picture.error) return <p role="alert">{text.pictureFailed}</p>;
    return picture.data ? <img className="px-content__media" src={picture.data} alt="" /> : null;
  }
  return (
    <video
      className="px-content__media"
      controls
      playsInline
      preload="none"
      poster={picture.data}
      aria-label={text.video(item.heading)}
      src={addressOf(item.videoUrl)}
    >
      {item.captionsUrl !== null && (
        <track kind="captions" srcLang="en" label={text.captions} src={addressOf(item.captionsUrl)} default />
      )}
    </video>
  );
}
