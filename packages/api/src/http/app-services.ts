import type { Services } from '#services.js';
import type { Track } from './after-commit.js';

/** What lives as long as the application does. */
export interface AppServices extends Services {
  readonly track: Track;
}
