import { useStyles } from '#theme/use-styles.js';
import { Icon } from '#primitives/display/icon.js';
import { briefcase } from '#primitives/icons/features.js';
import css from './pack-mark.css?inline';

/** The sign of a pack, as large as that of a fund house. */
export function PackMark() {
  useStyles(css);
  return (
    <span className="px-pack-mark">
      <Icon shape={briefcase} />
    </span>
  );
}
