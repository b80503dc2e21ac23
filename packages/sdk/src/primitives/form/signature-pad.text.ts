export const signaturePadText = {
  empty: 'Sign here with a finger, mouse or pen',
  signed: 'Your signature, as drawn',
  clear: 'Clear',
  use: 'Use this signature',
  tooShort: 'Draw your whole signature first.',
  failed: 'We could not save your drawing. Please upload a photo instead.',
};
