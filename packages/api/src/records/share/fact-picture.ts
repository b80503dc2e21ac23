import { riskText } from '@prosperx/core/disclosure';
import { said } from '@prosperx/core/language';
import { pictures } from '#records/document/document-worker.js';
import type { Picture } from '#records/document/picture-drawing.mjs';

/** What a picture says beside the risk warning, which is on each. */
export type FactPicture = Omit<Picture, 'warning'>;

export const warned = (picture: FactPicture): Picture => ({ ...picture, warning: said(riskText).riskWarning });

/** Returns a picture as a PNG. Throws as `pictures.draw` does. */
export const pngOf = (picture: FactPicture): Promise<Uint8Array> => pictures.draw(warned(picture));
