export default defineNuxtConfig({
  compatibilityDate: '2025-01-01',
  telemetry: false,
  features: { inlineStyles: false },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('px-') } },
});
