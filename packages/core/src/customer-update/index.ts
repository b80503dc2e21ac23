export { type UpdateOutcome, updateCustomers } from './api.js';
export { readUpdateFile, type TakenColumn, type UpdateColumn, type UpdateFile, type UpdateRow } from './file.js';
export {
  checkUpdate,
  type CustomerUpdate,
  tidyUpdate,
  UPDATE_BYTES,
  UPDATE_CALL_BYTES,
  UPDATE_ROWS,
  type UpdateFault,
} from './update.js';
