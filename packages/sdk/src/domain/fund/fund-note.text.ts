import { spoken } from '@prosperx/core/language';

/** Returns what a scheme is, below its name: `Flexi Cap, Direct, Growth`. */
export const fundNote = /* @__PURE__ */ spoken({
  fundNote: ({ subCategory, plan, option }: Record<'option' | 'plan' | 'subCategory', string>) =>
    `${subCategory}, ${plan}, ${option}`,
});
