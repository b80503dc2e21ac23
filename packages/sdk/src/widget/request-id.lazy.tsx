import { useStyles } from '#theme/use-styles.js';
import css from './request-id.css?inline';
import { useRequestId } from './use-request-id.js';
import { widgetText } from './widget.text.js';

/** The number under which the server logged a failure, to be named to the help line. */
export function RequestId({ error }: { error: unknown }) {
  useStyles(css);
  const requestId = useRequestId(error, '/widget');
  return requestId ? <p className="px-request">{widgetText.request(requestId)}</p> : null;
}
