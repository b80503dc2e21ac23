export const riskText = {
  title: 'Risk profile',
  lead: 'A few questions show how much ups and downs suit you, and which funds fit. There are no wrong answers.',
  begin: "Let's Begin",
  doneTitle: 'Your risk profile is known',
  done: 'Look at it, or answer the questions anew, whenever you like.',
  see: 'See your risk profile',
};
