import type { Plugin, Rolldown } from 'vite';
import { ringsIn } from '../scripts/rollup/rings.mjs';

/** Refuses a build whose scripts need each other in a ring: name what they share in the groups of the configuration. */
export function noRings(): Plugin {
  return {
    name: 'prosperx-no-rings',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      const nameOf = new Map(chunks.map(({ fileName, name }) => [fileName, `${name} (${fileName})`]));
      const rings = ringsIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      const [ring] = rings;
      if (ring)
        this.error(`these need each other in a ring: ${ring.map((file) => nameOf.get(file) ?? file).join(', ')}`);
    },
  };
}
