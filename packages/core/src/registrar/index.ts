export {
  BROKERAGE_GROUPS,
  BROKERAGE_PAGE_SIZE,
  type Brokerage,
  type BrokerageGroup,
  getBrokerage,
  importBrokerage,
} from './brokerage-api.js';
export { type BrokerageFault, type BrokerageFile, type BrokerageRow, readBrokerage } from './brokerage.js';
export {
  type FileTable,
  REGISTRAR_FILE_BYTES,
  REGISTRAR_FILE_ROWS,
  REGISTRAR_ROWS_AT_ONCE,
  type Registrar,
} from './registrar-file.js';
export { type Feed, FEEDS } from './feed-layouts.js';
export {
  getRegistrarRecords,
  importRegistrarRecords,
  RECORD_VIEWS,
  RECORDS_PAGE_SIZE,
  type RecordView,
  type RegistrarRecords,
} from './feeds-api.js';
export { type FeedFault, type FeedFile, type FeedRow, readFeed } from './feeds.js';
