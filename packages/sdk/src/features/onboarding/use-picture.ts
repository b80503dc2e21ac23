import { useWidget } from '#api/widget-context.js';

/** The address of a picture that the server keeps, as a page of any origin reaches it. */
export function usePicture(url: string | null): string | null {
  const { apiBase } = useWidget();
  return url === null ? null : new URL(url, apiBase || location.origin).href;
}
