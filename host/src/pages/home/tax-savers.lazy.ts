export { TaxSaverStrip } from '@prosperx/sdk/site';
