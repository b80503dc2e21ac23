import * as calls from '@prosperx/core/nfo';
import { serve } from '#http/serve.js';
import { getNfos } from './get-nfos.js';
import { shareNfo } from './share-nfo.js';

export const nfoRoutes = [serve(calls.getNfos, getNfos, { cacheable: true }), serve(calls.shareNfo, shareNfo)];
