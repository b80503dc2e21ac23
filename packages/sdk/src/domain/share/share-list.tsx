import { useRef } from 'react';
import { useBeforePaint } from '#theme/use-before-paint.js';
import { Banner } from '#primitives/display/banner.js';
import { Icon } from '#primitives/display/icon.js';
import { chat, download, mail, phone } from '#primitives/icons/features.js';
import { check, copy } from '#primitives/icons/controls.js';
import { TextField } from '#primitives/form/text-field.js';
import type { ShareChannel, ShareContent } from './share-content.js';
import { shareText } from './share.text.js';
import type { ShareVerbs } from './use-share.js';

type Listed = Exclude<ShareChannel, 'app'>;

const SHAPES: Readonly<Record<Listed, string>> = { whatsapp: chat, email: mail, sms: phone, link: copy, download };

/** Which ways there are: sending, then keeping. */
function groupsOf({ url, hideCopyLink, showDownload, downloadUrl }: ShareContent): readonly (readonly Listed[])[] {
  const keeping: Listed[] = [];
  if (url !== '' && !hideCopyLink) keeping.push('link');
  if (showDownload || downloadUrl) keeping.push('download');
  return [['whatsapp', 'email', 'sms'], keeping];
}

interface ShareListProps {
  readonly content: ShareContent;
  readonly share: ShareVerbs;
}

/** Every way to share; the one that was left by its form has the focus again. */
export function ShareList({ content, share }: ShareListProps) {
  const { ending, left } = share;
  const list = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    if (left !== 'list') list.current?.querySelector<HTMLElement>(`[data-channel="${left}"]`)?.focus();
  }, [left]);
  const option = (channel: Listed) => {
    const isCopied = channel === 'link' && ending === 'copied';
    return (
      <li key={channel}>
        <button type="button" data-channel={channel} onClick={() => share.choose(channel)}>
          <Icon shape={isCopied ? check : SHAPES[channel]} />
          {isCopied ? shareText.copied : shareText.channels[channel]}
        </button>
      </li>
    );
  };
  return (
    <div ref={list} className="px-share">
      <div role="status">
        {ending === 'sent' && <Banner tone="success">{content.sentMessage ?? shareText.sent}</Banner>}
        {ending === 'copied' && <span className="px-vh">{shareText.copied}</span>}
      </div>
      {groupsOf(content).map((group, index) => (
        <ul key={index}>{group.map(option)}</ul>
      ))}
      {ending === 'not_copied' && (
        <TextField
          label={shareText.address}
          value={content.url}
          error={shareText.notCopied}
          onInput={() => undefined}
          readOnly
        />
      )}
    </div>
  );
}
