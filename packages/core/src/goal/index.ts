export { type GoalPlan, type GoalProjection, projectGoal } from './projection.js';
export { GOAL_AMOUNT_BOUNDS } from './rules.js';
