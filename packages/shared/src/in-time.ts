const LIMIT_MS = 20_000;

/** Code that does not arrive. The browser waits for its address until the document loads again. */
export class CodeTooLate extends Error {
  override message = 'code did not arrive in time';
}

/** Rejects with `CodeTooLate` if the code does not load in time: the visitor sees a spinner until then. */
export function inTime<Code>(loading: Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new CodeTooLate()), LIMIT_MS);
    loading.then(resolve, reject);
  });
}
