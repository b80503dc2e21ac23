import type { MouseEvent, ReactNode } from 'react';
import { isInAppShell } from '#bridge/native/native.js';
import { handFile, type ServerFile } from '#services/hand-file.js';
import { useWidget } from '#services/widget-context.js';

interface FileLinkProps {
  /** null until its address is known. */
  readonly file: ServerFile | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that saves a file of the server. An app is handed the file: its web-view would save nothing. */
export function FileLink({ file, className, children }: FileLinkProps) {
  const widget = useWidget();
  const press = (event: MouseEvent) => {
    if (!file || !isInAppShell()) return;
    event.preventDefault();
    void handFile(file, widget);
  };
  return (
    <a
      className={className}
      href={file ? `${widget.apiBase ?? ''}${file.fileUrl}` : undefined}
      download
      onClick={press}
    >
      {children}
    </a>
  );
}
