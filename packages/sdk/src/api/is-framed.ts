/** In a frame, which is as high as its content: there is no room for what lies over the page. */
export function isFramed(): boolean {
  return typeof window !== 'undefined' && window.parent !== window;
}
