export {
  type Access,
  type BodyOf,
  type Effect,
  type Endpoint,
  endpoint,
  fieldsOf,
  type QueryOf,
  type ReplyOf,
  sendsQueryInBody,
} from './endpoint.js';
export { type Failure, failureSchema, meta, nothing, operation } from './envelope.js';
export {
  AGENT_HEADER,
  API_PREFIX,
  CLIENT_HEADER,
  IDEMPOTENCY_HEADER,
  PARTNER_HEADER,
  REQUEST_ID_HEADER,
} from './headers.js';
