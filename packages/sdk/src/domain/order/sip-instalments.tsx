import type { SipInstalment } from '@prosperx/core/sip';
import { formatDate, formatNav, formatUnits } from '@prosperx/core/format';
import type { InstalmentOutcome } from '@prosperx/core/order';
import { SiteLink } from '#domain/navigation/site-link.js';
import { useStyles } from '#theme/use-styles.js';
import { Accordion } from '#primitives/display/accordion.js';
import { Badge, type BadgeProps } from '#primitives/display/badge.js';
import { orderTimelineText, sipInstalmentsText as text } from './order-timeline.text.js';
import css from './sip-instalments.css?inline';

/** Shown at once: a SIP may have hundreds. */
const SHOWN = 6;

const tones: Readonly<Record<InstalmentOutcome, BadgeProps['tone']>> = {
  invested: 'success',
  under_way: 'accent',
  failed: 'danger',
};

interface SipInstalmentsProps {
  readonly instalments: readonly SipInstalment[];
  /** Order number of the page: the instalment that it is about leads nowhere. */
  readonly here: string;
}

/** The instalments of a SIP, newest first: what each came to, or why to nothing, and the way to its own progress. */
export function SipInstalments({ instalments, here }: SipInstalmentsProps) {
  useStyles(css);
  const list = (label: string, some: readonly SipInstalment[]) => (
    <ul className="px-instalments" aria-label={label}>
      {some.map((each) => (
        <Row key={each.instalment} each={each} isHere={each.pxOrderNumber === here} />
      ))}
    </ul>
  );
  const earlier = instalments.slice(SHOWN);
  return (
    <>
      {list(text.title, instalments.slice(0, SHOWN))}
      {earlier.length > 0 && (
        <Accordion title={text.earlier(earlier.length)}>{list(text.earlier(earlier.length), earlier)}</Accordion>
      )}
    </>
  );
}

function Row({ each, isHere }: { readonly each: SipInstalment; readonly isHere: boolean }) {
  const { instalment, orderedOn, outcome, pxOrderNumber: orderNo } = each;
  const name = text.name(instalment, formatDate(orderedOn));
  return (
    <li>
      <span>
        {isHere ? (
          <span aria-current="true">{name}</span>
        ) : (
          <SiteLink quiet to="/thank-you" params={{ orderNo }}>
            {name}
          </SiteLink>
        )}
        <Badge tone={tones[outcome]}>{text.outcomes[outcome]}</Badge>
      </span>
      <small>{noteOf(each)}</small>
    </li>
  );
}

function noteOf({ allotment, remarks }: SipInstalment): string {
  if (!allotment) return remarks;
  const { units, nav, navDate } = allotment;
  return orderTimelineText.units(formatUnits(units), formatNav(nav), formatDate(navDate));
}
