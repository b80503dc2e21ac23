export default defineNuxtConfig({
  compatibilityDate: '2025-01-01',
  telemetry: false,
  features: { inlineStyles: false },
  hooks: {
    // each widget's code comes when the first of it is shown: Nuxt would fetch that of all widgets on every page
    'build:manifest': (manifest) => {
      for (const file of Object.values(manifest)) file.dynamicImports = [];
    },
  },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('px-') } },
});
