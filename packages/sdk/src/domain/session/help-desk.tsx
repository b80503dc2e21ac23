import { helpDesk } from '@prosperx/core/disclosure';
import { helpDeskText as text } from './session.text.js';
import { TextLink } from '#primitives/display/links.js';

const { helpLine, helpLineHours, supportEmail } = helpDesk;

/** The ways to somebody who helps, at the end of a sentence that says with what. */
export function HelpDesk() {
  return (
    <>
      {text.call} <TextLink href={`tel:${helpLine.replaceAll(' ', '')}`}>{helpLine}</TextLink> ({helpLineHours}){' '}
      {text.or} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
    </>
  );
}
