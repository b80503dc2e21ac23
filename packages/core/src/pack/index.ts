export { getPacks, type Pack, savePack } from './api.js';
export { PACK_STEP, packLimits, packMinimum, type PackPart, splitPack } from './rules.js';
