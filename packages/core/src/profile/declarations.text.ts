/** What a person agrees to in the steps of onboarding, word for word. `version` is kept with the agreement; new words are a new version. */
export const declarations = {
  fatca: {
    version: 'fatca-2026-11',
    text: 'I declare that I am a citizen of India, that I was born in India and that I am resident for tax purposes in India and in no other country. I am not a politically exposed person, nor a relative of one. What I have told is true, correct and complete, and I will tell of any change within thirty days. I have read the terms of this service and agree to them.',
  },
  nominationOptOut: {
    version: 'opt-out-2026-11',
    text: 'I do not wish to name a nominee. I know that in case of my death my legal heirs will have to prove their claim with documents of a court or another authority, which depend on the value of what I hold.',
  },
} as const;
