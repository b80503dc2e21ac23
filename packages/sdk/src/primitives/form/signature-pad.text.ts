export const signaturePadText = {
  empty: 'Sign here with a finger, mouse or pen',
  signed: 'Your signature, as drawn',
  clear: 'Clear',
  use: 'Use this signature',
  tooShort: 'Draw your whole signature first.',
  failed: 'The drawing could not be made into a picture. Please upload one instead.',
};
