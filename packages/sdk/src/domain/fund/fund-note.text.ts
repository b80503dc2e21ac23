/** Returns what a scheme is, below its name: `Flexi Cap, Direct, Growth`. */
export const fundNote = ({ subCategory, plan, option }: Record<'option' | 'plan' | 'subCategory', string>) =>
  `${subCategory}, ${plan}, ${option}`;
