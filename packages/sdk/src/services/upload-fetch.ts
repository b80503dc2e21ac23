/** Called with the share of the file that has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Sends a picture: resolves when the server keeps it, rejects with PxError. */
export type SendFile = (file: File, onProgress: OnProgress, signal: AbortSignal) => Promise<unknown>;

/** Header lines as XMLHttpRequest gives them. */
function headersIn(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

function begin(request: Request, onProgress: OnProgress): XMLHttpRequest {
  const xhr = new XMLHttpRequest();
  xhr.open(request.method, request.url);
  xhr.withCredentials = request.credentials === 'include';
  xhr.responseType = 'text';
  xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  };
  return xhr;
}

/**
 * A `fetch` that tells how far it has come, which the browser's own cannot: for the `fetch` of a call that sends a file.
 * Rejects as fetch does: TypeError without an answer, AbortError when its signal is aborted.
 */
export function uploadFetch(onProgress: OnProgress): typeof globalThis.fetch {
  return async (input, { body = null, signal, ...init } = {}) => {
    const request = new Request(input, init);
    const xhr = begin(request, onProgress);
    const headers = new Headers(init.headers);
    // the browser sets it for a form, with the line that parts its fields
    if (body instanceof FormData) headers.delete('Content-Type');
    headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    return new Promise((resolve, reject) => {
      const aborted = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
      xhr.onload = () =>
        resolve(
          new Response(xhr.responseText, { status: xhr.status, headers: headersIn(xhr.getAllResponseHeaders()) }),
        );
      xhr.onerror = () => reject(new TypeError('The upload failed.'));
      xhr.onabort = aborted;
      if (signal?.aborted) return aborted();
      signal?.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(body as XMLHttpRequestBodyInit | null);
    });
  };
}
