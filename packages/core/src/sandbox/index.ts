export {
  advanceSandboxClock,
  resetSandbox,
  sandboxClock,
  type SandboxMessage,
  sandboxMessages,
  sandboxMessageSchema,
} from './api.js';
