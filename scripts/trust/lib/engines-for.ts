/** The engines that a run can have; one line says which one it cannot. */
export function enginesFor(run: string): readonly ('pglite' | 'postgres')[] {
  if (process.env['TEST_DATABASE_URL']) return ['pglite', 'postgres'];
  console.log(`${run} (postgres): not run, for want of a PostgreSQL server`);
  return ['pglite'];
}
