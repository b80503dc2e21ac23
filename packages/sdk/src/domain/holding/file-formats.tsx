import { FILE_FORMATS, type FileFormat } from '@prosperx/core/portfolio';
import { Banner } from '#primitives/display/banner.js';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { Row } from '#primitives/display/stack.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { download } from '#primitives/icons/features.js';
import { type FileChoice, useSaveFile } from '#queries/portfolio-files.js';
import { errorMessage } from '#services/services.js';
import { fileFormatsText } from './file-formats.text.js';

interface FileFormatsProps {
  /** Asked at each press; null where the form says what is wrong. */
  readonly choose: () => FileChoice | null;
}

/** A button a format, by which a file of the portfolio is saved. */
export function FileFormats({ choose }: FileFormatsProps) {
  const text = useWords(fileFormatsText);
  const saving = useSaveFile();
  const save = (format: FileFormat) => {
    const choice = choose();
    if (choice) saving.mutate({ ...choice, format });
  };
  return (
    <>
      <div role="alert" className="px-said">
        {saving.error && <Banner tone="danger">{errorMessage(saving.error)}</Banner>}
      </div>
      <Row gap={2}>
        {FILE_FORMATS.map((format) => (
          <Button
            key={format}
            busy={saving.isPending && saving.variables.format === format}
            data-px-download={format === 'pdf' ? '' : undefined}
            onClick={() => save(format)}
          >
            <Icon shape={download} />
            {text[format]}
          </Button>
        ))}
      </Row>
    </>
  );
}
