// The server that is killed: the real one, whose providers lose answers, and which now and then dies between asking one and keeping what it said.
import { startServer } from '#start/start-server.js';
import { naiveRoutes } from './naive-orders.js';
import { withNaiveRedemptions } from './naive-redemptions.js';

const { DEATHS = '0', LOSES = 'yes', NAIVE } = process.env;
const loses = (share: number) => LOSES === 'yes' && Math.random() < share;
const dies = () => Math.random() < Number(DEATHS) && process.kill(process.pid, 'SIGKILL');
const faults = {
  loseRequest: () => dies() || loses(0.05),
  loseAnswer: () => dies() || loses(0.3),
};

const server = await startServer({
  environment: process.env,
  realClock: { now: () => Date.now() },
  files: { site: '', sdk: '' },
  writeLog: (line) => void process.stderr.write(`${line}\n`),
  faults,
  ...(NAIVE && { routes: withNaiveRedemptions(naiveRoutes) }),
});
process.stdout.write(`${server.port}\n`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
