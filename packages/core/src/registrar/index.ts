export { BROKERAGE_PAGE_SIZE, type Brokerage, getBrokerage, importBrokerage } from './brokerage-api.js';
export { type BrokerageFault, type BrokerageRow, brokerageOf } from './brokerage.js';
export { dateOf, dateOrderOf } from './cells.js';
export {
  type FileTable,
  REGISTRAR_FILE_BYTES,
  REGISTRAR_FILE_ROWS,
  REGISTRAR_ROWS_AT_ONCE,
  REGISTRAR_ROWS_KEPT,
  type Registrar,
} from './registrar-file.js';
export type { Feed } from './feed-layouts.js';
export { getRegistrarRecords, importRegistrarRecords, RECORDS_PAGE_SIZE, type RegistrarRecords } from './feeds-api.js';
export { type FeedFault, type FeedRow, readFeed } from './feeds.js';
export { BROKERAGE_GROUPS, type BrokerageGroup, RECORD_VIEWS, type RecordView } from './views.js';
