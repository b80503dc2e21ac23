import { errorText } from '@prosperx/core/errors';
import { checkScan, SCAN_ENDINGS } from '@prosperx/core/mandate';
import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { FieldError } from '#primitives/form/field-error.js';
import { useFocusFirst } from '#primitives/form/use-focus-first.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { check, upload as uploadIcon } from '#primitives/icons/controls.js';
import { download as downloadIcon } from '#primitives/icons/features.js';
import { errorMessageOr, showErrorFlash } from '#services/error-message.js';
import { handFile } from '#services/hand-file.js';
import { useServices } from '#services/services.js';
import { useWidget } from '#services/widget-context.js';
import { useStyles } from '#theme/use-styles.js';
import type { BegunMandate } from './mandate-machine.js';
import { mandateSetupText } from './mandate-setup.text.js';
import type { MandateSetupVerbs } from './use-mandate-setup.js';
import css from '#primitives/form/upload-field.css?inline';

interface SetupPaperProps {
  readonly mandate: BegunMandate;
  readonly isUploaded: boolean;
  /** The way on is under way. */
  readonly busy: boolean;
  readonly setup: MandateSetupVerbs;
}

/** A mandate on paper: the form, the signature, the scan, and the way on once that is uploaded. */
export function SetupPaper({ mandate, isUploaded, busy, setup }: SetupPaperProps) {
  const text = useWords(mandateSetupText);
  const { flash } = useServices();
  const widget = useWidget();
  const { download } = setup;
  const [name, setName] = useState<string | null>(null);
  const next = useFocusFirst<HTMLDivElement>(isUploaded);
  // the address of the form ends after ten minutes: each press asks for a new one
  const save = () =>
    download.mutate(
      { mandateId: mandate.mandateId, mandateAmount: mandate.amount },
      {
        onSuccess: (file) => void handFile(file, widget),
        onError: (error) => showErrorFlash({ flash }, error),
      },
    );
  return (
    <div className="mandate__form">
      <h2 className="mandate__title">{text.paperTitle}</h2>
      <ol className="mandate__steps">
        <li>
          <p>{text.steps.download}</p>
          <Button busy={download.isPending} data-px-download="" onClick={save}>
            <Icon shape={downloadIcon} />
            {text.download}
          </Button>
        </li>
        <li>
          <p>{text.steps.sign}</p>
        </li>
        <li>
          <p>{text.steps.upload}</p>
          <ScanField mandateId={mandate.mandateId} isUploaded={isUploaded} setup={setup} onSent={setName} />
          <p className={isUploaded ? 'px-ok' : 'px-vh'} role="status">
            {isUploaded && (
              <>
                <Icon shape={check} />
                {text.uploaded(name ?? text.scan)}
              </>
            )}
          </p>
        </li>
      </ol>
      <div ref={next}>
        <Button
          variant="primary"
          size="lg"
          block
          busy={busy}
          disabledReason={isUploaded ? undefined : text.uploadFirst}
          onClick={setup.confirm}
        >
          {text.setUp}
        </Button>
      </div>
    </div>
  );
}

interface ScanFieldProps {
  readonly mandateId: string;
  readonly isUploaded: boolean;
  readonly setup: MandateSetupVerbs;
  readonly onSent: (name: string) => void;
}

/** The scan of the signed form: checked here by its first bytes and its size, then sent with its progress. */
function ScanField({ mandateId, isUploaded, setup, onSent }: ScanFieldProps) {
  const text = useWords(mandateSetupText);
  const errors = useWords(errorText);
  useStyles(css);
  const id = useId();
  const [file, setFile] = useState<{ readonly name: string; readonly percent: number } | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async (chosen: File) => {
    setWrong(null);
    const tell = (share: number) => setFile({ name: chosen.name, percent: Math.floor(share * 100) });
    try {
      const head = new Uint8Array(await chosen.slice(0, 4).arrayBuffer());
      if (checkScan(head, chosen.size)) return setWrong(errors.mandate_scan_too_large);
      tell(0);
      await setup.upload(mandateId, chosen, tell, new AbortController().signal);
      onSent(chosen.name);
      setup.isUploaded();
    } catch (error) {
      setFile(null);
      setWrong(errorMessageOr(error, errors.upload_failed));
    }
  };
  if (isUploaded) return null;
  return (
    <div className="px-upload">
      <label className="px-label" htmlFor={id}>
        {text.scan}
      </label>
      <div className="px-upload__box">
        <Icon shape={uploadIcon} />
        <span className="px-upload__pick">
          <b>{text.choose}</b>
          <input
            type="file"
            id={id}
            accept={SCAN_ENDINGS}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-error` : `${id}-hint`}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              const [chosen] = event.currentTarget.files ?? [];
              if (chosen && file === null) void send(chosen);
              // so that the same file can be chosen again
              event.currentTarget.value = '';
            }}
          />
        </span>
        <small id={`${id}-hint`}>{text.scanHint}</small>
        {file && <progress max={100} value={file.percent} aria-label={text.sending} />}
      </div>
      {wrong && (
        <FieldError id={`${id}-error`} live>
          {wrong}
        </FieldError>
      )}
    </div>
  );
}
