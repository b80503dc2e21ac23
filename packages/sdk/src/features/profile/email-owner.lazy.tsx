import { DECLARATION_FLAGS, type DeclarationFlag, declarationFlagText } from '@prosperx/core/profile';
import { SelectField } from '#primitives/form/select-field.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { emailOwnerText } from './email-owner.text.js';

interface EmailOwnerProps {
  readonly value: DeclarationFlag;
  readonly onPick: (flag: DeclarationFlag) => void;
  readonly error: string | undefined;
}

/** Asks whose the email is: the exchange is told so of each address. */
export function EmailOwner(props: EmailOwnerProps) {
  const text = useWords(emailOwnerText);
  const words = useWords(declarationFlagText);
  const options = DECLARATION_FLAGS.map((value) => ({ value, text: words[value] }));
  return <SelectField {...props} label={text.emailBelongsTo} options={options} />;
}
