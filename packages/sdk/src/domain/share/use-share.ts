import { mailLink, shareText as wordsOf, smsLink, whatsAppLink } from '@prosperx/core/share';
import { useState } from 'react';
import { nativeBridge } from '#bridge/native/native.js';
import { isOnPhone, type ShareChannel, type ShareContent, type ShareReceiver } from './share-content.js';

/** What the panel shows; the list says how the last try ended. */
type ShareView = 'list' | ShareReceiver['channel'];
type Ending = 'copied' | 'not_copied' | 'sent';

/** Returns what each way does when the caller leaves it to the dialog. Nothing is awaited before the browser leaves, so that a new tab is part of the click. */
export function useShare(content: ShareContent) {
  const [view, setView] = useState<ShareView>('list');
  const [left, setLeft] = useState<ShareView>('list');
  const [ending, setEnding] = useState<Ending | null>(null);
  const { url, sender, onChosen, onShared } = content;
  const words = wordsOf(content);

  const open = (link: string, channel: ShareChannel) => {
    void nativeBridge().openExternal(link);
    onShared?.(channel);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setEnding('copied');
      onShared?.('link');
    } catch {
      setEnding('not_copied');
    }
  };
  const goTo = (next: ShareView) => {
    setLeft(view);
    setView(next);
  };
  const choose = (channel: ShareChannel) => {
    setEnding(null);
    if (onChosen?.(channel) === false) return;
    if (channel === 'whatsapp') open(whatsAppLink(words, isOnPhone(), content.mobile), channel);
    if (channel === 'link') void copy();
    if (channel === 'email' || channel === 'sms') goTo(channel);
    if (channel === 'download' && content.downloadUrl) offerFile(content.downloadUrl, () => onShared?.(channel));
  };
  /** Rejects when the sender did. */
  const send = async ({ channel, to }: ShareReceiver) => {
    if (!sender) open(channel === 'email' ? mailLink(to, subjectOf(content), words) : smsLink(to, words), channel);
    else {
      await sender.send({ channel, to });
      setEnding('sent');
      onShared?.(channel);
    }
    goTo('list');
  };
  return { view, left, ending, choose, send, back: () => goTo('list') };
}

export type ShareVerbs = ReturnType<typeof useShare>;

/** Returns the subject of a letter: what it is about, else the first line of its message. */
const subjectOf = ({ details, message }: ShareContent) => details || (message.split('\n')[0] ?? '');

function offerFile(fileUrl: string, onOffered: () => void) {
  const fileName = fileUrl.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const fileType = fileName.includes('.') ? (fileName.split('.').at(-1) ?? '') : '';
  void nativeBridge()
    .download({ fileName, fileUrl, fileType })
    .then((route) => route !== 'none' && onOffered());
}
