import { leaveDocumentsBlank } from './blank-documents.js';

// before each file: those that read documents call `layOutDocuments`
leaveDocumentsBlank();
