/** What a file is to its owner. Of every kind but `other` he has one: the newest takes the place of the one before. */
export type FileKind = 'cheque' | 'signature' | 'account_form' | 'other';
