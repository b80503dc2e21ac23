/** Returns figures without the zeros that say nothing: `2.50` as `2.5`, `1.00` as `1`. */
export const plainFigures = (figures: string): string => figures.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
