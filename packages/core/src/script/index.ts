export { editDistances } from './distance.js';
export { isIndian, latinOf } from './latin.js';
export { meaningOf } from './meaning.js';
export { heardAs, soundOf, type Sounds, soundsOf } from './sound.js';
