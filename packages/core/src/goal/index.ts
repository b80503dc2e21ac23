export { getGoals, type Goal, type GoalFolio, type Goals, removeGoal, saveGoal } from './api.js';
export {
  checkGoal,
  GOAL_COST_BOUNDS,
  GOAL_INFLATION_BOUNDS,
  GOAL_NAME_LENGTH,
  GOAL_RATE_BOUNDS,
  GOAL_YEARS,
  type GoalFault,
  type GoalField,
  type GoalTerms,
  MOST_GOALS,
} from './goal-terms.js';
export { goalProgress, type GoalProgress, type GoalState, priceToday } from './progress.js';
