import type { ReactNode } from 'react';

/** The ways to share; `app` is the share sheet of the mobile app around the page. */
export const SHARE_CHANNELS = ['whatsapp', 'email', 'sms', 'link', 'download', 'app'] as const;
export type ShareChannel = (typeof SHARE_CHANNELS)[number];

/** The person to whom a link goes by a form of the dialog: an email address, or ten digits. */
export interface ShareReceiver {
  readonly channel: 'email' | 'sms';
  readonly to: string;
}

/** Sends for the dialog: the one place that what was typed leaves it by. Rejecting shows `failedMessage`, and the form stays as it is. */
export interface ShareSender {
  send(receiver: ShareReceiver): Promise<unknown>;
}

/** What is shared, and how. Types of this file are published: it takes none from core, which pages of others do not have. */
export interface ShareContent {
  /** Title of the dialog; 'Share Via' unless given. */
  readonly heading?: string | undefined;
  /** Above the list: anything that React shows, or a node of the page. */
  readonly header?: ReactNode | Node;
  /** One line on what is shared. */
  readonly details?: string | undefined;
  readonly message: string;
  /** Address of what is shared; '' shares the message alone, and there is no link to copy. */
  readonly url: string;
  /** Has the server make words and link when an advisor sends them by a program of their own, in place of `message` and `url`. */
  readonly make?: ((receiver?: string) => Promise<Pick<ShareContent, 'message' | 'url'>>) | undefined;
  /** Whom that link is for is asked first. */
  readonly asksReceiver?: boolean | undefined;
  /** Ten digits of the receiver, where they are known: WhatsApp opens that chat. */
  readonly mobile?: string | undefined;
  readonly hideCopyLink?: boolean | undefined;
  readonly showDownload?: boolean | undefined;
  /** https address of the file that Download offers. */
  readonly downloadUrl?: string | undefined;
  /** Without it, email and SMS are handed to the reader's own programs. */
  readonly sender?: ShareSender | undefined;
  readonly sentMessage?: string | undefined;
  readonly failedMessage?: string | undefined;
  /** A way was picked. False: the caller does it, and the dialog does nothing more. */
  readonly onChosen?: ((channel: ShareChannel) => boolean) | undefined;
  /** It was shared, as far as the page can know. */
  readonly onShared?: ((channel: ShareChannel) => void) | undefined;
}

/** Phones and tablets, where WhatsApp is an app; by what the browser says of itself. */
export function isOnPhone(): boolean {
  const { userAgent, userAgentData } = navigator as Navigator & { userAgentData?: { readonly mobile: boolean } };
  return userAgentData?.mobile === true || /Android|iPhone|iPad|iPod/i.test(userAgent);
}
