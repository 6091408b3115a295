/** Called with the share of the body that is sent, 0 to 1. */
export type UploadProgress = (share: number) => void;

/**
 * A `fetch` that reports upload progress. It uses XMLHttpRequest,
 * because `fetch` has no upload progress in any browser.
 */
export function createUploadFetch(onProgress: UploadProgress): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob();
    // XMLHttpRequest reports no abort before `send`.
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const upload = new XMLHttpRequest();
      upload.open(request.method, request.url);
      request.headers.forEach((value, name) => upload.setRequestHeader(name, value));
      upload.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
      upload.onload = () => resolve(new Response(upload.responseText, { status: upload.status }));
      upload.onerror = () => reject(new TypeError('The upload broke off'));
      upload.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
      request.signal.addEventListener('abort', () => upload.abort());
      upload.send(body);
    });
  };
}
