const ENDLESS = '/@tanstack/query-core/build/modern/infiniteQueryBehavior.js';

const CODE = `
export function infiniteQueryBehavior() { throw new Error('the elements have no endless queries'); }
export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
`;

/** No widget reads endless pages; a query client carries them all the same: 500 bytes of every page. @returns {import('rollup').Plugin} */
export const bareQuery = () => ({
  name: 'prosperx-bare-query',
  load: (id) => (id.endsWith(ENDLESS) ? CODE : null),
});
