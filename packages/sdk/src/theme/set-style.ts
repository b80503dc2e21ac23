/**
 * A `ref` that sets custom properties and lengths by script. A `style` in the markup that a server renders would be refused by
 * `style-src 'self'`, and React leaves it so when it takes the markup over.
 */
export const setStyle =
  (values: Readonly<Record<string, string | number | undefined>>) =>
  (element: ElementCSSInlineStyle | null): void => {
    for (const name in values) element?.style.setProperty(name, `${values[name] ?? ''}`);
  };
