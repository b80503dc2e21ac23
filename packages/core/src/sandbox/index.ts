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
  withdrawSandboxNfo,
} from './api.js';
