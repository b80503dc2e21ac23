import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { useSaveFile } from '#queries/portfolio-files.js';
import { errorMessage } from '#services/services.js';
import { grownMinorText } from './grown-minor.text.js';

/** Tells whoever has turned 18 in the account of a minor that it has to be changed first, with the form for that. */
export function GrownMinor() {
  const text = useWords(grownMinorText);
  const saving = useSaveFile();
  const form = (
    <Button
      size="sm"
      busy={saving.isPending}
      data-px-download=""
      onClick={() => saving.mutate({ kind: 'minor-to-major', format: 'pdf' })}
    >
      {text.form}
    </Button>
  );
  return (
    <>
      <Banner action={form}>{text.blocked}</Banner>
      <div role="alert">{saving.error && <Banner tone="danger">{errorMessage(saving.error)}</Banner>}</div>
    </>
  );
}
