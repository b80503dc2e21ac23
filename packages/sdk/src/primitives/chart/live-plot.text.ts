/** Words of a chart that is being looked at closely. */
export const livePlotText = {
  closer: 'Zoom in',
  whole: 'Show all',
  span: (from: string, to: string) => `${from} to ${to}`,
};
