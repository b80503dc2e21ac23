import { agents } from '#db/schema/index.js';
import type { SeedWorld } from './seed-world.js';

/** The agent whose totals the sandbox's configuration hides. */
export const SANDBOX_AGENT_WITHOUT_TOTALS = 'AG1003';

export const SANDBOX_AGENTS = [
  { code: 'AG1001', name: 'Sunita Kulkarni', arn: 'ARN-100101', euin: 'E100101', verified: true },
  { code: 'AG1002', name: 'Harish Pillai', verified: false },
  { code: 'AG1003', name: 'Farhan Qureshi', arn: 'ARN-100103', euin: 'E100103', verified: true },
  { code: 'AG1004', name: 'Leela Das', arn: 'ARN-100104', euin: 'E100104', verified: true, mayTransact: false },
];

/** A holder of certificates; one without; one who does not see totals; one who may not transact. */
export async function seedAgents({ db, now }: SeedWorld): Promise<void> {
  await db.insert(agents).values(SANDBOX_AGENTS.map((row) => ({ ...row, createdAt: now })));
}
