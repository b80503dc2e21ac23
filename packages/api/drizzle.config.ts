import { defineConfig } from 'drizzle-kit';

// for `drizzle-kit studio` and the like; migrations are made by `npm run db:generate`
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './migrations',
  casing: 'snake_case',
});
