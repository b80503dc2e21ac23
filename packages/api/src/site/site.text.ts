export const siteText = {
  notBuilt: 'The site is not built yet. "npm start" builds it.',
} as const;
