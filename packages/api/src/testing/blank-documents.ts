import { documents } from '#records/document/document-worker.js';

const BLANK = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
const { layOut } = documents;

/**
 * Leaves the documents of this process blank. Each registration, and each change of what is registered, sends an account-opening form,
 * which takes a third of a second to lay out.
 */
export function leaveDocumentsBlank(): void {
  documents.layOut = () => Promise.resolve(BLANK);
}

/** Lays documents out again, for the tests whose subject is what stands in them. */
export function layOutDocuments(): void {
  documents.layOut = layOut;
}
