import { type Config, LOOPBACK_NAMES } from '#config.js';

export const testConfig: Config = { sandbox: true, https: false, hostNames: LOOPBACK_NAMES, trustedProxies: 0 };
