/** Says of holdings, by the name of the scheme of each, that they are in no sum. One rule for all that counts what is held: pages, files, what is shared. */
export const unvaluedText = {
  inNoSum: (schemes: readonly string[]) => {
    const names = [...new Set(schemes)].join(', ');
    return schemes.length === 1
      ? `One holding is in no sum: no NAV of its scheme is known yet (${names}).`
      : `${schemes.length} holdings are in no sum: no NAV of their schemes is known yet (${names}).`;
  },
  /** The same in the row of a picture. */
  label: 'In no sum: no NAV yet',
  first: (schemes: readonly string[]) =>
    [schemes[0] ?? '', ...(schemes.length > 1 ? [`${schemes.length - 1} more`] : [])].join(' and '),
};
