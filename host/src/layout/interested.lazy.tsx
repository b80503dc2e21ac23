export { InterestedCustomer } from '@prosperx/sdk';
