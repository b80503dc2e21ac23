import { defineConfig } from 'astro/config';

// no script inside the page, however small: `script-src 'self'` is enough
export default defineConfig({ vite: { build: { assetsInlineLimit: 0 } } });
