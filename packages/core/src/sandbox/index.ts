export {
  advanceSandboxClock,
  loadSandboxFixture,
  makeSandboxLaunchTicket,
  resetSandbox,
  sandboxClock,
  type SandboxMessage,
  sandboxMessages,
  sandboxMessageSchema,
  sandboxPartners,
} from './api.js';
