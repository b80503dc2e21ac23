// ASVS 5.0.0 up to level 2: each requirement by its number, in words of our own.
import { INPUT_AND_BROWSER } from './input-and-browser.mjs';
import { KEYS_AND_OPERATION } from './keys-and-operation.mjs';
import { PEOPLE_AND_SESSIONS } from './people-and-sessions.mjs';

/**
 * Number, what it asks, how far it is held, and by which file or why not. `operator`: what runs around the server decides.
 * @typedef {[id: string, asks: string, state: 'held' | 'part' | 'open' | 'operator', by: string]} Requirement
 */

/** What does not apply: a requirement, a section or a chapter, with the reason. @type {readonly (readonly [id: string, why: string])[]} */
export const NOT_HERE = [
  ['1.2.6', 'No LDAP.'],
  ['1.2.7', 'No XPath.'],
  ['1.2.8', 'No LaTeX.'],
  ['1.3.1', 'No HTML is taken.'],
  ['1.3.5', 'No templates are taken.'],
  ['1.3.7', 'No templates are made of input.'],
  ['1.3.8', 'No JNDI.'],
  ['1.3.9', 'No memcache.'],
  ['1.3.10', 'No format strings of input.'],
  ['1.4.1', 'No memory is handled by hand.'],
  ['1.4.3', 'No memory is handled by hand.'],
  ['4.3', 'No GraphQL.'],
  ['4.4', 'No WebSocket.'],
  ['5.2.3', 'No archives are taken.'],
  ['6.8', 'No other identity provider signs people in.'],
  ['9.2.4', 'One issuer, one audience.'],
  ['10', 'No OAuth or OpenID.'],
  ['17', 'No WebRTC.'],
];

export const REQUIREMENTS = [...INPUT_AND_BROWSER, ...PEOPLE_AND_SESSIONS, ...KEYS_AND_OPERATION];
