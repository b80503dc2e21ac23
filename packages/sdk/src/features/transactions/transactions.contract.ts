import { TRANSACTION_KINDS, TRANSACTION_STATES } from '@prosperx/core/portfolio';
import { defineContract } from '#widget/contract.js';

const date = '(?:\\d{4}-\\d{2}-\\d{2})?';

export const transactionsContract = defineContract({
  tag: 'px-transactions',
  title: 'Transactions',
  summary: 'All transactions of an investor with filters and pages, and as a CSV file.',
  visibility: 'private',
  page: '/transaction',
  props: {
    kind: { type: 'text', options: TRANSACTION_KINDS, describe: 'Kind that is shown; all kinds unless given.' },
    state: { type: 'text', options: TRANSACTION_STATES, describe: 'State that is shown; all states unless given.' },
    schemeId: { type: 'text', maxLength: 80, default: '', describe: 'Id of the scheme that is shown; empty for all.' },
    folioNo: { type: 'text', maxLength: 40, default: '', describe: 'Folio that is shown; empty for all.' },
    from: { type: 'text', pattern: date, default: '', describe: 'First day that is shown, as 2026-11-16.' },
    to: { type: 'text', pattern: date, default: '', describe: 'Last day that is shown.' },
    pageNumber: { type: 'number', min: 1, max: 100_000, default: 1, describe: 'Page that is shown, from 1.' },
  },
  events: {
    changed: {
      describe: 'The reader filtered or turned a page.',
      detail: {
        kind: { type: 'text', describe: 'Kind that is shown; empty for all.' },
        state: { type: 'text', describe: 'State that is shown; empty for all.' },
        schemeId: { type: 'text', describe: 'Scheme that is shown; empty for all.' },
        folioNo: { type: 'text', describe: 'Folio that is shown; empty for all.' },
        from: { type: 'text', describe: 'First day that is shown; empty for all.' },
        to: { type: 'text', describe: 'Last day that is shown; empty for all.' },
        pageNumber: { type: 'number', describe: 'Page that is shown.' },
      },
    },
  },
  examples: [
    { name: 'default', props: {} },
    { name: 'SIP instalments that failed', props: { kind: 'sip', state: 'failed' } },
  ],
});
