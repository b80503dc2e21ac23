export const kindOfFundText = {
  title: 'What this kind of fund does',
  note: 'In our words. The scheme’s own objective is in its scheme information document.',
};
