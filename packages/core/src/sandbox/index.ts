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
  setSandboxKyc,
} from './api.js';
