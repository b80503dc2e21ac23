import { NFO_SORTS } from '@prosperx/core/nfo';
import { defineContract } from '#widget/contract.js';

const status = '(?:open|upcoming|closed|closed-listed)';

export const nfoListContract = defineContract({
  tag: 'px-nfo-list',
  title: 'NFO list',
  summary:
    'New fund offers in groups: open, upcoming, recently closed, closed and listed, with what each counts down to and asks for at least, filters and orders; each leads to its page, where it is applied for. An advisor who is logged in shares those that they choose.',
  visibility: 'public',
  needsServer: true,
  page: '/nfos',
  props: {
    status: {
      type: 'text',
      pattern: `(?:${status}(?:,${status})*)?`,
      default: '',
      describe:
        'Groups that are shown, until the reader filters: open, upcoming, closed, closed-listed, parted by commas.',
    },
    sort: {
      type: 'text',
      options: NFO_SORTS,
      describe:
        'Order within a group, until the reader sorts: launch or closing date, earliest (launchEF, closeEF) or farthest (launchFF, closeFF) first; what is nearest unless given.',
    },
  },
  events: {
    changed: {
      describe: 'The reader filtered or sorted.',
      detail: {
        status: { type: 'text', describe: 'Groups that are shown, parted by commas; empty for all.' },
        sort: { type: 'text', describe: 'Code of the order; empty for what is nearest.' },
      },
    },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'open and upcoming, last to close first', props: { status: 'open,upcoming', sort: 'closeFF' } },
  ],
});
