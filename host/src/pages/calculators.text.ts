export const calculatorsText = {
  sipTitle: 'SIP calculator',
  sipLead: 'See what a fixed monthly amount can grow into. Move a slider or type a value.',
  sipPlan: 'Your plan',
  goalTitle: 'Goal calculator',
  goalLead: 'See what to put aside each month to reach an amount. Move a slider or type a value.',
  goalPlan: 'Your goal',
};
