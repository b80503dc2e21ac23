export const fundChoiceText = {
  watch: (fund: string) => `Watch ${fund}`,
  watchShort: 'Watch',
  compare: (fund: string) => `Compare ${fund}`,
  compareShort: 'Compare',
  full: 'Four funds stand side by side at most.',
  chosen: (count: number, most: number) => `${count} of ${most} funds to compare`,
  tray: 'Funds to compare',
  show: 'Compare',
  clear: 'Clear',
};
