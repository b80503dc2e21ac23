import * as calls from '@prosperx/core/pack';
import { serve } from '#http/serve.js';
import { getPacks } from './get-packs.js';
import { savePack } from './save-pack.js';

export const packRoutes = [serve(calls.getPacks, getPacks, { cacheable: true }), serve(calls.savePack, savePack)];
