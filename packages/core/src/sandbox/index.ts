export {
  advanceSandboxClock,
  loadSandboxFixture,
  makeSandboxLaunchTicket,
  resetSandbox,
  sandboxClock,
  type SandboxMessage,
  sandboxMessages,
  sandboxMessageSchema,
  sandboxOperators,
  sandboxPartners,
  setSandboxKyc,
  withdrawSandboxNfo,
} from './api.js';
