export { type ApprovalBlock, BLOCK_ERRORS, blockedSchema } from './approval-block.js';
export {
  ADVISORS,
  COMMON_ERRORS,
  type Access,
  type BodyOf,
  type Endpoint,
  endpoint,
  fieldsOf,
  type QueryOf,
  type ReplyOf,
  sendsQueryInBody,
  fileBody,
  sendsFile,
  type Failure,
  failureSchema,
  meta,
  nothing,
  operation,
  pageAddress,
  queryNumber,
  stateSchema,
} from './endpoint.js';
export {
  AGENT_HEADER,
  API_PREFIX,
  BACKGROUND_HEADER,
  CLIENT_HEADER,
  IDEMPOTENCY_HEADER,
  PARTNER_HEADER,
  PARTNER_KEY_HEADER,
  REQUEST_ID_HEADER,
  VISITOR_ADDRESS_HEADER,
  VISITOR_HEADER,
} from './headers.js';
export { isOrigin } from './origin.js';
export { linkSchema } from './link.js';
export { isOwnPath } from './own-path.js';
export { summaries } from './summaries/summaries.js';
