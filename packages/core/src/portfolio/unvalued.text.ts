/** Says of holdings, by the name of the scheme of each, that they are not in the totals. One rule for all that counts what is held: pages, files, what is shared. */
export const unvaluedText = {
  notInTotals: (schemes: readonly string[]) => {
    const names = [...new Set(schemes)].join(', ');
    return schemes.length === 1
      ? `One holding is not in the totals: its scheme has no NAV yet (${names}).`
      : `${schemes.length} holdings are not in the totals: their schemes have no NAV yet (${names}).`;
  },
  /** The same in the row of a picture. */
  label: 'Not in the totals: no NAV yet',
  first: (schemes: readonly string[]) =>
    [schemes[0] ?? '', ...(schemes.length > 1 ? [`${schemes.length - 1} more`] : [])].join(' and '),
};
