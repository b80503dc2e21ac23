import { helpDesk } from '@prosperx/core/disclosure';
import { TextLink } from '#primitives/display/links.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { helpDeskText } from './session.text.js';

/** The ways to somebody who helps, at the end of a sentence that says with what. */
export function HelpDesk() {
  const { helpLine, helpLineHours, supportEmail } = useWords(helpDesk);
  const text = useWords(helpDeskText);
  return (
    <>
      {text.call} <TextLink href={`tel:${helpLine.replaceAll(' ', '')}`}>{helpLine}</TextLink> ({helpLineHours}){' '}
      {text.or} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
      {text.end}
    </>
  );
}
