import { declarations } from '@prosperx/core/profile';
import { NewTabLink } from '#domain/navigation/new-tab-link.js';
import { Checkbox } from '#primitives/form/checks.js';
import { useWords } from '#primitives/hooks/use-words.js';
import type { DeclarationForm } from './declaration.js';
import { occupationStepText } from './occupation.text.js';

interface AgreementProps {
  readonly form: DeclarationForm;
  readonly error: string | undefined;
}

/** The declaration in full, with the tick that makes it. */
export function Agreement({ form, error }: AgreementProps) {
  const text = useWords(occupationStepText);
  const declarationWords = useWords(declarations);
  return (
    <section>
      <h3>{text.declaration}</h3>
      <p>{declarationWords.fatca.text}</p>
      <p>
        <NewTabLink to="/terms-conditions">{text.terms}</NewTabLink>
      </p>
      <Checkbox checked={form.values.agreed} error={error} onChange={(agreed) => form.set('agreed', agreed)}>
        {text.agree}
      </Checkbox>
    </section>
  );
}
