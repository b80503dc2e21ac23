/** `@prosperx/api/trust`: what the long runs and the benchmarks need of the server. */
export { answerFile, readStatic } from '#site/static-file.js';
export { mountSdkFiles } from '#site/sdk-files.js';
export { addInvestor, signInAs } from '#testing/new-investor.js';
export { lumpsum } from '#testing/investing.js';
export { testConfig } from '#testing/test-config.js';
export { testKit } from '#testing/test-kit.js';
export { countdown } from './countdown.js';
export { runDoubleClicks } from './double-clicks.js';
export { figuresOf, isSound } from './figures.js';
export { checkClosedDatabase } from './check-consistency.js';
export { runKills } from './kills.js';
export { runLoginAlike } from './login-pairs.js';
export { importMarket } from '#modules/fund/import-market.js';
export { marketFile } from './market-file.js';
export { openSecondPool, openFor } from './open-database.js';
export { runPayClicks } from './pay-clicks.js';
export { randomFrom } from './random.js';
export { intentOf } from './shopper.js';
