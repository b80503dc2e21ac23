export { type GoalPlan, type GoalProjection, projectGoal } from '#sip/projection.js';
export { GOAL_AMOUNT_BOUNDS } from '#sip/rules.js';
