export { isAgentCode } from './agent-code.js';
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
