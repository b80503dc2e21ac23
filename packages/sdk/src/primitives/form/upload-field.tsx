import { type UploadErrorCode, uploadErrorText } from '@prosperx/core/upload';
import { type DragEvent, type FormEvent, useId } from 'react';
import { Button } from '#primitives/display/button.js';
import { Icon } from '#primitives/display/icon.js';
import { useWords } from '#primitives/hooks/use-words.js';
import { check, file as fileIcon, upload as uploadIcon } from '#primitives/icons/controls.js';
import { useStyles } from '#theme/use-styles.js';
import { FieldError } from './field-error.js';
import { uploadFieldText } from './upload-field.text.js';
import fieldCss from './field.css?inline';
import css from './upload-field.css?inline';

export type UploadState =
  | { readonly name: 'idle' }
  /** The error that is known before anything is sent: another picture must be chosen. */
  | { readonly name: 'unfit'; readonly fault: UploadErrorCode }
  | { readonly name: 'sending'; readonly file: File; readonly share: number }
  | { readonly name: 'failed'; readonly file: File; readonly why: string | undefined }
  | { readonly name: 'done'; readonly file: File };

/** A picture on its way, and what sends another. */
export interface FileUpload {
  readonly state: UploadState;
  start(file: File): void;
}

export interface UploadFieldProps {
  label: string;
  /** Short remark beside the label. */
  note?: string | undefined;
  /** What the picture should show. */
  hint?: string | undefined;
  /** Address of the picture that the server keeps; null: none yet. */
  url: string | null;
  /** Made by `useFileUpload`. What it has sent, the owner gives by `url`. */
  upload: FileUpload;
  /** The sentence for a file that is not allowed, in place of that for any picture. */
  unfit?: string | undefined;
  /** What is wrong with the form: nothing was chosen. */
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** One picture: chosen or dropped, sent at once with its progress, shown when it is kept, and sent again when that failed. */
export function UploadField(props: UploadFieldProps) {
  const text = useWords(uploadFieldText);
  const { label, note, hint, url, upload, unfit, error, disabled = false } = props;
  const { state, start } = upload;
  useStyles(fieldCss);
  useStyles(css);
  const id = useId();
  const faults = useWords(uploadErrorText);
  const faultText = (fault: UploadErrorCode) =>
    fault === 'upload_too_many_pixels' ? faults[fault] : (unfit ?? faults[fault]);
  const wrong = state.name === 'unfit' ? faultText(state.fault) : state.name === 'failed' ? state.why : error;
  const isShown = url !== null || 'file' in state;
  const take = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (chosen && !disabled) start(chosen);
  };
  return (
    <div
      className="px-upload"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <label className="px-label" htmlFor={id}>
        {label}
        {note && <small>{note}</small>}
      </label>
      <div className="px-upload__box" data-shown={isShown || undefined} data-disabled={disabled || undefined}>
        {isShown ? <UploadedFile label={label} url={url} state={state} /> : <Icon shape={uploadIcon} />}
        <span className="px-upload__pick" hidden={disabled && isShown}>
          <b>{isShown ? text.replaceShort : text.choose}</b>
          <input
            type="file"
            id={id}
            accept="image/jpeg,image/png,image/gif,image/bmp"
            disabled={disabled}
            aria-label={isShown ? text.replace(label) : undefined}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-error` : hint && `${id}-hint`}
            onChange={(event: FormEvent<HTMLInputElement>) => {
              take(event.currentTarget.files);
              // so that the same file can be chosen again
              event.currentTarget.value = '';
            }}
          />
        </span>
        {!isShown && <small>{text.limits}</small>}
      </div>
      {wrong && (
        <FieldError id={`${id}-error`} live={wrong !== error}>
          {wrong}
        </FieldError>
      )}
      {state.name === 'failed' && (
        <Button size="sm" onClick={() => start(state.file)}>
          {text.retry}
        </Button>
      )}
      {hint && (
        <p className="px-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface UploadedFileProps {
  readonly label: string;
  readonly url: string | null;
  readonly state: UploadState;
}

/** The picture that is kept, or what is on its way. */
function UploadedFile({ label, url, state }: UploadedFileProps) {
  const text = useWords(uploadFieldText);
  const file = 'file' in state ? state.file : null;
  const isUnderWay = state.name === 'sending' || state.name === 'failed';
  const percent = state.name === 'sending' ? Math.floor(state.share * 100) : 0;
  return (
    <div className="px-upload__kept">
      <figure>
        {url === null || isUnderWay ? <Icon shape={fileIcon} /> : <img src={url} alt={text.preview(label)} />}
      </figure>
      <div>
        {file && (
          <p>
            <b>{file.name}</b> <small>{text.size(file.size)}</small>
          </p>
        )}
        {state.name === 'sending' && <progress max={100} value={percent} aria-label={text.sending} />}
        <p className="px-ok" role="status">
          {!isUnderWay && <Icon shape={check} />}
          {!isUnderWay && (state.name === 'done' ? text.done : text.kept)}
        </p>
      </div>
    </div>
  );
}
