export {
  COMMON_ERRORS,
  type Access,
  type BodyOf,
  type Effect,
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
  queryNumber,
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
export { isOwnPath } from './own-path.js';
export { summaries } from './summaries.js';
