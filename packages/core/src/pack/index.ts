export { getPacks, type Pack, savePack } from './api.js';
export { PACK_STEP, packLimits, packMinimum, splitPack } from './rules.js';
