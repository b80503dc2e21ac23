import { createElement } from 'react';
import { registerElement } from './element.js';
import { defineContract } from './contract.js';
export { configure } from './registry.js';
registerElement(defineContract({tag:'px-hello',title:'',summary:'',visibility:'public',props:{},events:{},examples:[]}), () => createElement('p', null, 'hi'));
