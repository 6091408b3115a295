import type { Server } from './server';

/** The requests of a form with a file, of which only `XMLHttpRequest` reports the progress. */
export function uploadsTo(getServer: () => Server) {
  return class Upload {
    readonly upload: { onprogress?: (event: object) => void } = {};
    responseType = '';
    status = 0;
    response: unknown = null;
    onload = () => {};
    onerror = () => {};
    onloadend = () => {};
    private line = '';
    private readonly headers: Record<string, string> = {};

    open(method: string, path: string): void {
      this.line = `${method} ${path}`;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    abort(): void {}

    send(form: FormData): void {
      this.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true });
      const body = { ...this.headers, ...Object.fromEntries(form) };
      const headers = new Headers(this.headers);
      getServer()
        .receive({ line: this.line, query: new URLSearchParams(), headers, body })
        .then(
          async (response) => {
            this.status = response.status;
            this.response = await response.json().catch(() => null);
            this.onload();
          },
          () => this.onerror(),
        )
        .finally(() => this.onloadend());
    }
  };
}
