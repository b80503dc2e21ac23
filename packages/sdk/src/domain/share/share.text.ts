import type { ShareChannel } from './share-content.js';

export const shareButtonText = { share: 'Share' } as const;

/** The channels as the list names them. */
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
  notCopied: 'Could not copy. Select the link and copy it.',
  address: 'Link',
  email: 'Email',
  mobile: 'Mobile number',
  sendEmail: 'Send Email',
  sendSms: 'Send SMS',
  receiver: 'Who is it for?',
  receiverHint: 'For your list of shared links only.',
  submits: { app: 'Share', whatsapp: 'Open WhatsApp', link: 'Copy Link' },
  mailHint: 'Your mail app opens with the message ready to send.',
  smsHint: 'Your messaging app opens with the text ready to send.',
  sent: 'Shared successfully',
  notSent: 'Could not send. Please try again later.',
  back: 'Back to all options',
} as const;
