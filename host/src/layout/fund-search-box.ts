/** A chunk of its own. */
export { FundSearchBox } from '@prosperx/sdk/internal';
