import { type Config, LOOPBACK_NAMES } from '#config.js';
import { SANDBOX_AGENT_WITHOUT_TOTALS } from '#sandbox/seed/agents.js';

export const testConfig: Config = {
  sandbox: true,
  https: false,
  hostNames: LOOPBACK_NAMES,
  publicHost: null,
  trustedProxies: 0,
  agentsWithoutTotals: [SANDBOX_AGENT_WITHOUT_TOTALS],
};
