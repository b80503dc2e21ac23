import { CustomerNotesDialog } from '@prosperx/sdk/site/advisor';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';

/** What an advisor notes about the customer whose account they are in; it stands in the page, not in the header that opens it. */
export const CustomerNotes = (props: ComponentProps<typeof CustomerNotesDialog>) =>
  createPortal(<CustomerNotesDialog {...props} />, document.querySelector('main') ?? document.body);
