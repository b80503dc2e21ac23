export { isAgentCode } from './rules.js';
export {
  type Agent,
  agentSchema,
  agentTotalsSchema,
  getAgent,
  getOwnAgent,
  isTransactionAllowed,
  type OwnAgent,
  ownAgentSchema,
} from './api.js';
