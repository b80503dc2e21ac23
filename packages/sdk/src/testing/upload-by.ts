import { vi } from 'vitest';
import type { TestBrowser } from './test-browser.js';

/** Sends what a page sends by XMLHttpRequest the way of everything else, since the test's window has no network. Tells half of it as sent before the answer. */
export function uploadBy({ fetch }: TestBrowser): void {
  class PageRequest {
    status = 0;
    responseText = '';
    responseType = '';
    withCredentials = false;
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    readonly upload = { onprogress: (_: Pick<ProgressEvent, 'lengthComputable' | 'loaded' | 'total'>) => {} };
    readonly #headers = new Headers();
    #target = { method: 'GET', url: '' };
    #answer = new Headers();

    open(method: string, url: string) {
      this.#target = { method, url };
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getAllResponseHeaders() {
      return [...this.#answer].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    }
    abort() {
      this.onabort();
    }
    send(body: BodyInit | null) {
      const { method, url } = this.#target;
      this.upload.onprogress({ lengthComputable: true, loaded: 1, total: 2 });
      fetch(url, { method, headers: this.#headers, body, credentials: this.withCredentials ? 'include' : 'omit' })
        .then(async (response) => {
          this.status = response.status;
          this.#answer = response.headers;
          this.responseText = await response.text();
        })
        .then(
          () => this.onload(),
          () => this.onerror(),
        );
    }
  }
  vi.stubGlobal('XMLHttpRequest', PageRequest);
}
