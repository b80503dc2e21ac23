import { specificationBounds } from '@prosperx/core/mandate';
import { specificationRules } from '@prosperx/core/nominee';
import { type Config, LOOPBACK_NAMES } from '#kernel/services.js';
import { SANDBOX_AGENT_WITHOUT_TOTALS } from '#sandbox/seed/agents.js';
import { TEST_ORIGIN } from './requests.js';

export const testConfig: Config = {
  sandbox: true,
  sandboxSecret: null,
  notReal: null,
  operatorEmail: null,
  breachedPasswords: null,
  https: false,
  hostNames: LOOPBACK_NAMES,
  publicHost: null,
  publicUrl: TEST_ORIGIN,
  trustedProxies: 0,
  mandateBounds: specificationBounds,
  mandateDelay: 0,
  nomineeRules: [specificationRules],
  maxReturn: 30,
  agentsWithoutTotals: [SANDBOX_AGENT_WITHOUT_TOTALS],
};
