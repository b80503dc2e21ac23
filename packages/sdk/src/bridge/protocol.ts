/**
 * Everything that ProsperX frames, pages and apps say to each other. Each message is the JSON text of an `Envelope`,
 * at most MAX_LENGTH characters long. A payload that is missing is an empty one. What is not on this page is dropped.
 *
 *   frame ── hello { nonce, versions, widget } ─────▶ page   by window, to named origins only
 *   frame ◀─ port { nonce, version } + MessagePort ── page   by window, to the frame's origin only
 *   frame ◀─ refuse { nonce, versions } ───────────── page   by window: no version in common
 *   frame ── refused { code, message } ─────────────▶ page   by window: there is no widget here, and why
 *
 *   frame ── ready ─────────────────────────────────▶ page   by the private port, like all that follows
 *   frame ◀─ props { props } ──────────────────────── page   all of them: at once, when changed, after a reload
 *   frame ── event { name, detail } ────────────────▶ page   what the widget tells; fired on the page under this name
 *   frame ── resize { height } ─────────────────────▶ page   CSS pixels
 *   frame ◀─ focus ────────────────────────────────── page   take the focus
 *   frame ◀─ close ─────────────────────────────────▶ page   to the frame: finish; to the page: I have finished
 *   frame ── download { fileName, fileUrl, … } ─────▶ page   a file is ready; answered by result { value: true if the page took it }
 *   frame ── navigate { to, params } ───────────────▶ page   the widget leads elsewhere; answered like download
 *   frame ◀─ call { method, params } ───────────────▶ page   answered by result { value } or failed { code }, same id
 *   frame ── bye ───────────────────────────────────▶ page   the document unloads; a new hello may follow
 *
 *   site ── hello { versions } ─────────────────────▶ app    by the app's own object; what follows waits for welcome
 *   site ◀─ welcome { version, platform, capabilities } app  by window.ProsperX.receive(json), like all from the app
 *   site ── openExternal { url } ───────────────────▶ app    leave for a UPI app, a bank or a browser
 *   site ── share { title, text, url } ─────────────▶ app
 *   site ── download { fileName, fileUrl, … } ──────▶ app    save this file
 *   site ◀─ download ───────────────────────────────  app    the app's own button; a page with a file sends download, any other nothing
 *   site ◀─ close ──────────────────────────────────▶ app    to the app: close the view; to the site: the app's back button
 */
export const SOURCE = 'prosperx';
/** The versions this build speaks, newest last. The two greetings always travel as version 1. */
export const VERSIONS: readonly number[] = [1];
export const MAX_LENGTH = 65_536;

/** `id` ties an answer to what it answers; it is empty where no answer is wanted. */
export interface Envelope<Type extends string = string, Payload = unknown> {
  readonly source: typeof SOURCE;
  readonly v: number;
  readonly id: string;
  readonly type: Type;
  readonly payload: Payload;
}

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}
type NoPayload = Record<never, never>;
/** A file by its address: `fileUrl` is absolute, `fileType` a media type or an ending such as "pdf". */
export type FileOffer = { readonly fileName: string; readonly fileUrl: string; readonly fileType: string };
export type Share = { readonly title: string; readonly text: string; readonly url: string };
export type Capability = 'openExternal' | 'share' | 'download' | 'close';
type Call = { readonly method: string; readonly params: Json };
type Answers = { result: { readonly value: Json }; failed: { readonly code: string } };

type Versions = readonly unknown[];
export type FrameHandshake = {
  hello: { readonly nonce: string; readonly versions: Versions; readonly widget: string };
  refused: { readonly code: string; readonly message: string };
};
export type PageHandshake = {
  port: { readonly nonce: string; readonly version: number };
  refuse: { readonly nonce: string; readonly versions: Versions };
};
export type FrameMessages = Answers & {
  ready: NoPayload;
  event: { readonly name: string; readonly detail: Json };
  resize: { readonly height: number };
  close: NoPayload;
  download: FileOffer;
  navigate: { readonly to: string; readonly params: JsonObject };
  call: Call;
  bye: NoPayload;
};
export type PageMessages = Answers & {
  props: { readonly props: JsonObject };
  focus: NoPayload;
  close: NoPayload;
  call: Call;
};
export type SiteMessages = {
  hello: { readonly versions: Versions };
  openExternal: { readonly url: string };
  share: Share;
  download: FileOffer;
  close: NoPayload;
};
export type AppHandshake = {
  welcome: { readonly version: number; readonly platform: unknown; readonly capabilities: readonly unknown[] };
};
export type AppMessages = { close: NoPayload; download: NoPayload };

type Check = (value: unknown) => boolean;
export type Guards<Messages> = { readonly [T in keyof Messages]: { readonly [F in keyof Messages[T]]: Check } };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 4096;
const isName = (value: unknown) => typeof value === 'string' && /^[a-z][\w-]{0,63}$/i.test(value);
const isHeight = (value: unknown) => typeof value === 'number' && value >= 0 && value < 1e6;
const isVersion = (value: unknown) => typeof value === 'number';
const isList = (value: unknown) => Array.isArray(value); // Only ever searched for what we know.
const isJson = () => true; // Whatever JSON.parse made.

const file = { fileName: isText, fileUrl: isText, fileType: isText };
const call = { method: isName, params: isJson };
const result = { value: isJson };
const failed = { code: isName };

// Spelled out without spreads, so that each bundle keeps only the tables it reads.
export const frameHandshakeGuards: Guards<FrameHandshake> = {
  hello: { nonce: isName, versions: isList, widget: isName },
  refused: { code: isName, message: isText },
};
export const pageHandshakeGuards: Guards<PageHandshake> = {
  port: { nonce: isName, version: isVersion },
  refuse: { nonce: isName, versions: isList },
};
const event = { name: isName, detail: isJson };
const navigate = { to: isText, params: isObject };
const resize = { height: isHeight };
// oxfmt-ignore
export const frameGuards: Guards<FrameMessages> = {
  result, failed, call, event, resize, navigate, download: file, ready: {}, close: {}, bye: {},
};
export const pageGuards: Guards<PageMessages> = {
  result,
  failed,
  call,
  props: { props: isObject },
  focus: {},
  close: {},
};
// An app may call itself what it likes, or nothing: no welcome is dropped for that.
const welcome = { version: isVersion, platform: isJson, capabilities: isList };
export const appHandshakeGuards: Guards<AppHandshake> = { welcome };
export const appGuards: Guards<AppMessages> = { close: {}, download: {} };
