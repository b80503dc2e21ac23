import type { ShareChannel } from './share-content.js';

export const shareButtonText = { share: 'Share' } as const;

/** The channels as the list names them; `app` is never listed. */
const channels: Readonly<Record<ShareChannel, string>> = {
  app: 'Share',
  whatsapp: 'WhatsApp',
  email: 'Email',
  sms: 'SMS',
  link: 'Copy Link',
  download: 'Download',
};

export const shareText = {
  title: 'Share Via',
  channels,
  copied: 'Link copied',
  notCopied: 'Copying is not allowed here. Select the address and copy it.',
  address: 'Address',
  email: 'Email',
  mobile: 'Mobile number',
  sendEmail: 'Send Email',
  sendSms: 'Send SMS',
  mailHint: 'Your mail app opens with the message ready to send.',
  smsHint: 'Your messages open with the text ready to send.',
  sent: 'Shared successfully',
  notSent: 'It could not be sent. Please try again later.',
  back: 'All ways to share',
} as const;
