export {
  advanceSandboxClock,
  loadSandboxFixture,
  makeSandboxLaunchTicket,
  resetSandbox,
  sandboxClock,
  type SandboxMessage,
  sandboxMessages,
  sandboxOperators,
  sandboxPartners,
  setSandboxKyc,
  withdrawSandboxNfo,
} from './api.js';
