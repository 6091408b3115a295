import type { Server } from './server';

/** The requests of a form with a file, of which only `XMLHttpRequest` reports the progress. */
export function uploadsTo(getServer: () => Server) {
  return class Upload {
    readonly upload: { onprogress?: (event: object) => void } = {};
    responseType = '';
    status = 0;
    response: unknown = null;
    responseText = '';
    onload = () => {};
    onerror = () => {};
    onloadend = () => {};
    private line = '';
    private readonly headers: Record<string, string> = {};

    open(method: string, path: string): void {
      this.line = `${method} ${new URL(path, location.origin).pathname}`;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    abort(): void {}

    send(form: FormData | Blob): void {
      this.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true });
      const fields = 'size' in form ? {} : Object.fromEntries(form);
      const body = { ...this.headers, ...fields };
      const headers = new Headers(this.headers);
      getServer()
        .receive({ line: this.line, query: new URLSearchParams(), headers, body })
        .then(
          async (response) => {
            this.status = response.status;
            this.responseText = await response.text();
            this.response = parsed(this.responseText);
            this.onload();
          },
          () => this.onerror(),
        )
        .finally(() => this.onloadend());
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Of a proxy.
    return null;
  }
}
