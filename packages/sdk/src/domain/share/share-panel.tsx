import { tidyMobile, tidyText, typeMobile } from '@prosperx/core/session';
import {
  checkReceiver,
  checkShareEmail,
  checkShareMobile,
  RECEIVER_LENGTH,
  type ShareErrorCode,
  shareErrorText,
} from '@prosperx/core/share';
import { useRef, useState } from 'react';
import { isInAppShell, nativeBridge } from '#bridge/native/native.js';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { TextField } from '#primitives/form/text-field.js';
import { useForm } from '#primitives/form/use-form.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { check, copy, share as shareShape } from '#primitives/icons/controls.js';
import { chat, download, mail, phone } from '#primitives/icons/features.js';
import { useBeforePaint, useStyles } from '#theme/use-styles.js';
import type { ShareChannel, ShareContent } from './share-content.js';
import { shareText } from './share.text.js';
import { type AskedChannel, type ShareVerbs, useShare } from './use-share.js';
import css from './share.css?inline';

/** What a way asks, and how. */
function kindOf(channel: AskedChannel, text: typeof shareText) {
  if (channel === 'email')
    return {
      label: text.email,
      submit: text.sendEmail,
      hint: text.mailHint,
      tidy: tidyText,
      check: checkShareEmail,
      native: { type: 'email', autoCapitalize: 'none', spellCheck: false },
    } as const;
  if (channel === 'sms')
    return {
      label: text.mobile,
      submit: text.sendSms,
      hint: text.smsHint,
      tidy: tidyMobile,
      check: checkShareMobile,
      native: { type: 'tel', inputMode: 'numeric', figures: true, accept: typeMobile },
    } as const;
  return {
    label: text.receiver,
    submit: text.submits[channel],
    hint: text.receiverHint,
    tidy: tidyText,
    check: checkReceiver,
    native: { maxLength: RECEIVER_LENGTH },
  } as const;
}

interface ShareFormProps {
  readonly channel: AskedChannel;
  readonly content: ShareContent;
  readonly share: ShareVerbs;
}

/** Asks to whom, and sends. What is typed lives here until then. */
function ShareForm({ channel, content, share }: ShareFormProps) {
  const shareErrorWords = useWords(shareErrorText);
  const shareWords = useWords(shareText);
  const kind = kindOf(channel, shareWords);
  const isSentByUs = content.sender !== undefined && (channel === 'email' || channel === 'sms');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useBeforePaint(() => input.current?.focus(), []);
  const send = (to: string) => {
    setBusy(true);
    setFailed(false);
    share
      .send(channel, to)
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  const form = useForm({
    initial: { to: '' },
    check: ({ to }) => ({ to: kind.check(kind.tidy(to)) }),
    textOf: (code) => shareErrorWords[code as ShareErrorCode],
    onSubmit: ({ to }) => isBusy || send(kind.tidy(to)),
  });
  return (
    <form {...form.form} className="px-share-form">
      <div role="alert">{failed && <Banner tone="danger">{content.failedMessage ?? shareWords.notSent}</Banner>}</div>
      <TextField
        {...form.field('to')}
        {...kind.native}
        label={kind.label}
        hint={isSentByUs ? undefined : kind.hint}
        autoComplete="off"
        inputRef={input}
      />
      <div className="px-share-form__ways">
        <Button variant="ghost" onClick={share.back}>
          {shareWords.back}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {kind.submit}
        </Button>
      </div>
    </form>
  );
}

const SHAPES: Readonly<Record<ShareChannel, string>> = {
  app: shareShape,
  whatsapp: chat,
  email: mail,
  sms: phone,
  link: copy,
  download,
};

/** Returns which ways there are: sending, then keeping. The sheet of the mobile app is one where it waits for whom the link is for. */
function groupsOf(content: ShareContent): readonly (readonly ShareChannel[])[] {
  const { url, make, asksReceiver, hideCopyLink, showDownload, downloadUrl } = content;
  const keeping: ShareChannel[] = [];
  if ((url !== '' || make) && !hideCopyLink) keeping.push('link');
  if (showDownload || downloadUrl) keeping.push('download');
  const hasSheet = asksReceiver && isInAppShell() && nativeBridge().can('share');
  return [[...(hasSheet ? (['app'] as const) : []), 'whatsapp', 'email', 'sms'], keeping];
}

interface ShareListProps {
  readonly content: ShareContent;
  readonly share: ShareVerbs;
}

/** Every way to share; the one that was left by its form has the focus again. */
function ShareList({ content, share }: ShareListProps) {
  const shareWords = useWords(shareText);
  const { ending, left, busy, copied } = share;
  const list = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    if (left !== 'list') list.current?.querySelector<HTMLElement>(`[data-channel="${left}"]`)?.focus();
  }, [left]);
  const option = (channel: ShareChannel) => {
    const isCopied = channel === 'link' && ending === 'copied';
    return (
      <li key={channel}>
        <button
          type="button"
          data-channel={channel}
          aria-busy={busy === channel || undefined}
          onClick={() => busy || share.choose(channel)}
        >
          <Icon shape={isCopied ? check : SHAPES[channel]} />
          {isCopied ? shareWords.copied : shareWords.channels[channel]}
        </button>
      </li>
    );
  };
  return (
    <div ref={list} className="px-share">
      <div role="alert">
        {ending === 'not_made' && <Banner tone="danger">{content.failedMessage ?? shareWords.notSent}</Banner>}
      </div>
      {groupsOf(content).map((group, index) => (
        <ul key={index}>{group.map(option)}</ul>
      ))}
      {ending === 'not_copied' && (
        <TextField
          label={shareWords.address}
          value={copied}
          error={shareWords.notCopied}
          onInput={() => undefined}
          readOnly
        />
      )}
    </div>
  );
}

/** The ways to share, and behind two of them a form. Shown anew, it begins with the list. */
export function SharePanel({ content }: { readonly content: ShareContent }) {
  useStyles(css);
  const shareWords = useWords(shareText);
  const share = useShare(content);
  const { view, ending } = share;
  return (
    <>
      {content.header && <Header>{content.header}</Header>}
      {content.details && <p className="px-muted px-small">{content.details}</p>}
      {/* it stands here before and after the form of a way, so that its words are heard */}
      <div role="status">
        {ending === 'sent' && <Banner tone="success">{content.sentMessage ?? shareWords.sent}</Banner>}
        {ending === 'copied' && <span className="px-vh">{shareWords.copied}</span>}
      </div>
      {view === 'list' ? (
        <ShareList content={content} share={share} />
      ) : (
        <ShareForm key={view} channel={view} content={content} share={share} />
      )}
    </>
  );
}

function Header({ children }: { readonly children: ShareContent['header'] }) {
  return isNode(children) ? <Placed node={children} /> : <div>{children}</div>;
}

const isNode = (header: ShareContent['header']): header is Node =>
  typeof Node !== 'undefined' && header instanceof Node;

/** A node that the page made, at its place. */
function Placed({ node }: { readonly node: Node }) {
  const place = useRef<HTMLDivElement>(null);
  useBeforePaint(() => place.current?.replaceChildren(node), [node]);
  return <div ref={place} />;
}
