import { defineContract } from '#widget/contract.js';

export const folioDetailsContract = defineContract({
  tag: 'px-folio-details',
  title: 'Folio details',
  summary: 'One folio of a scheme: its value, what can be done with it, and all its transactions.',
  visibility: 'private',
  page: '/portfolio-details',
  props: {
    folioNo: { type: 'text', maxLength: 40, default: '', describe: 'Number of the folio.' },
    schemeId: { type: 'text', maxLength: 80, default: '', describe: 'Id of the scheme in it.' },
  },
  events: {
    changed: {
      describe: 'The reader chose another folio.',
      detail: {
        folioNo: { type: 'text', describe: 'Number of the folio.' },
        schemeId: { type: 'text', describe: 'Id of the scheme in it.' },
      },
    },
  },
  examples: [{ name: 'default', props: {} }],
});
