/** What an advisor reads where something can go into a proposal. */
export const proposeText = {
  add: 'Add to a proposal',
  moveCart: 'Move to a proposal',
  notFilled: 'Fill in the form first.',
  added: 'It is part of the proposal that you are putting together.',
  open: 'Open the proposal',
};
