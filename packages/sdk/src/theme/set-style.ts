type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * A `ref` that sets custom properties and lengths by script. A `style` in the markup that a server renders would be refused by
 * `style-src 'self'`, and neither React nor Preact sets it again when it takes the markup over. The site's server reads its `values`.
 */
export const setStyle = (values: Values) =>
  Object.assign(
    (element: ElementCSSInlineStyle | null): void => {
      for (const name in values) element?.style.setProperty(name, `${values[name] ?? ''}`);
    },
    { values },
  );
