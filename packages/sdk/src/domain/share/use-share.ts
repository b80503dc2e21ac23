import { mailLink, type Shared, shareText as wordsOf, smsLink, whatsAppLink } from '@prosperx/core/share';
import { useRef, useState } from 'react';
import { nativeBridge, type Route } from '#bridge/native/native.js';
import type { FileOffer } from '#bridge/protocol.js';
import { offerFile } from '#services/hand-file.js';
import { useWidget } from '#services/widget-context.js';
import { isOnPhone, type ShareChannel, type ShareContent } from './share-content.js';

/** The ways that ask something first: where to, or whom a link is for. */
export type AskedChannel = 'email' | 'sms' | OwnChannel;
/** The ways that a link goes by the reader's own programs. */
type OwnChannel = 'whatsapp' | 'link' | 'app';

/** What the panel shows; the list says how the last try ended. */
type ShareView = 'list' | AskedChannel;
type Ending = 'copied' | 'not_copied' | 'sent' | 'not_made';

/**
 * Returns what each way does when the caller leaves it to the dialog. Nothing is awaited before the browser leaves, so that a new tab is part
 * of the click, unless a link is made first: then the click may be over, and another press does it with the same link.
 */
export function useShare(content: ShareContent) {
  const [view, setView] = useState<ShareView>('list');
  const [left, setLeft] = useState<ShareView>('list');
  const [ending, setEnding] = useState<Ending | null>(null);
  const [copied, setCopied] = useState(content.url);
  const [busy, setBusy] = useState<ShareChannel | null>(null);
  const makeOnce = useMaking(content);
  const widget = useWidget();
  const { sender, onChosen, onShared } = content;

  const tell = (route: Promise<Route>, channel: ShareChannel) =>
    void route.then((taken) => taken !== 'none' && onShared?.(channel));
  const open = (link: string, channel: ShareChannel) => tell(nativeBridge().openExternal(link), channel);
  const copy = async (url: string) => {
    setCopied(url);
    try {
      await navigator.clipboard.writeText(url);
      setEnding('copied');
      onShared?.('link');
    } catch {
      setEnding('not_copied');
    }
  };
  const leave = (channel: OwnChannel, shared: Shared) => {
    if (channel === 'link') return copy(shared.url);
    if (channel === 'whatsapp') return open(whatsAppLink(wordsOf(shared), isOnPhone(), content.mobile), channel);
    tell(nativeBridge().share({ title: content.heading ?? '', text: shared.message, url: shared.url }), channel);
  };
  const goTo = (next: ShareView) => {
    setLeft(view);
    setView(next);
  };
  const choose = (channel: ShareChannel) => {
    setEnding(null);
    if (onChosen?.(channel) === false) return;
    if (channel === 'download') {
      if (content.downloadUrl)
        void offerFile(fileAt(content.downloadUrl), widget).then((isTaken) => isTaken && onShared?.(channel));
      return;
    }
    if (channel === 'email' || channel === 'sms' || content.asksReceiver) return goTo(channel);
    if (!content.make) return void leave(channel, content);
    setBusy(channel);
    void makeOnce()
      .then(
        (shared) => leave(channel, shared),
        () => setEnding('not_made'),
      )
      .finally(() => setBusy(null));
  };
  /** Rejects when the sender or the maker of a link did. */
  const send = async (channel: AskedChannel, to: string) => {
    if (channel !== 'email' && channel !== 'sms') await leave(channel, await makeOnce(to));
    else if (sender) {
      await sender.send({ channel, to });
      setEnding('sent');
      onShared?.(channel);
    } else {
      const words = wordsOf(content);
      open(channel === 'email' ? mailLink(to, subjectOf(content), words) : smsLink(to, words), channel);
    }
    goTo('list');
  };
  return { view, left, ending, busy, copied, choose, send, back: () => goTo('list') };
}

export type ShareVerbs = ReturnType<typeof useShare>;

/** Makes one link a receiver, however often it is pressed; one that could not be made is tried anew. */
function useMaking({ make, message, url }: ShareContent) {
  const made = useRef(new Map<string | undefined, Promise<Shared>>());
  return (receiver?: string): Promise<Shared> => {
    const before = made.current.get(receiver);
    if (before) return before;
    const making = make?.(receiver) ?? Promise.resolve({ message, url });
    made.current.set(receiver, making);
    making.catch(() => made.current.delete(receiver));
    return making;
  };
}

/** Returns the subject of an email: what it is about, else the first line of its message. */
const subjectOf = ({ details, message }: ShareContent) => details || (message.split('\n')[0] ?? '');

/** The file at an address, named by its end. */
function fileAt(fileUrl: string): FileOffer {
  const fileName = fileUrl.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const fileType = fileName.includes('.') ? (fileName.split('.').at(-1) ?? '') : '';
  return { fileName, fileUrl, fileType };
}
