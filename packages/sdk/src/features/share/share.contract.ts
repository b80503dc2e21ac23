import { SHARE_CHANNELS, type ShareSender } from '#domain/share/share-content.js';
import { defineContract, type ObjectField } from '#widget/contract.js';

const channel = {
  type: 'text',
  options: SHARE_CHANNELS,
  describe: 'The way; "app" is the share sheet of the mobile app around the page.',
} as const;

export const shareContract = defineContract({
  tag: 'px-share',
  title: 'Share',
  summary:
    'Shares a message and a link by WhatsApp, email, SMS, copy or file; in a mobile app by the sheet of the app.',
  visibility: 'public',
  props: {
    message: { type: 'text', maxLength: 2000, default: '', describe: 'What is written to the receiver.' },
    shareUrl: {
      type: 'text',
      maxLength: 2000,
      pattern: '(https?://\\S+)?',
      default: '',
      describe: 'Address that is shared; without it the message stands alone and there is no link to copy.',
    },
    heading: { type: 'text', maxLength: 60, describe: 'Title of the dialog; "Share Via" unless given.' },
    header: {
      type: 'object',
      describe: 'What stands above the list: a React node in React, a DOM node for the element.',
    } as ObjectField<object>,
    details: { type: 'text', maxLength: 200, describe: 'One line on what is shared; the subject of an email too.' },
    label: { type: 'text', maxLength: 40, describe: 'Words on the button; "Share" unless given.' },
    open: {
      type: 'boolean',
      describe: 'Shows the dialog, for a page with a button of its own: set it to false on "closed".',
    },
    hideButton: { type: 'boolean', describe: 'No button: the page opens the dialog by "open".' },
    inline: {
      type: 'boolean',
      describe:
        'The list stands in place, without button and dialog; always so in a frame, which is as high as its content.',
    },
    hideCopyLink: { type: 'boolean', describe: 'Leaves Copy Link out.' },
    showDownload: { type: 'boolean', describe: 'Offers Download, which the page does itself on "chosen".' },
    downloadUrl: {
      type: 'text',
      maxLength: 2000,
      pattern: '(https?://\\S+)?',
      default: '',
      describe: 'Address of a file: Download is offered and opens it, or hands it to the mobile app.',
    },
    sender: {
      type: 'object',
      describe:
        'Object with send({ channel, to }), which returns a promise and sends the email or SMS; without it the programs of the reader are opened by mailto: and sms:.',
    } as ObjectField<ShareSender>,
    sentMessage: {
      type: 'text',
      maxLength: 200,
      describe: 'Said when the sender has sent; "Shared successfully" unless given.',
    },
    failedMessage: { type: 'text', maxLength: 200, describe: 'Said when the sender fails; what was typed stays.' },
  },
  events: {
    chosen: { describe: 'The reader picked a way.', detail: { channel }, cancelable: true },
    shared: { describe: 'It was shared, as far as the page can know.', detail: { channel } },
    closed: { describe: 'The reader closed the dialog.', detail: {} },
  },
  examples: [
    { name: 'default', props: {} },
    {
      name: 'a list in place',
      props: {
        inline: true,
        heading: 'Send this plan to',
        details: 'SIP of ₹5,000 for 10 years',
        message: 'Have a look at this SIP plan.',
        shareUrl: 'https://invest.example/v1/sip-calculator?monthlyAmount=5000',
        showDownload: true,
      },
    },
  ],
});
