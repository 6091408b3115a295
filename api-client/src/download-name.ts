/**
 * The name under which the browser saves an answer: that of its Content-Disposition, `filename*` before
 * `filename` (RFC 6266), else the fallback.
 */
export function downloadName(contentDisposition: string | null, fallback: string): string {
  const extended = contentDisposition?.match(/filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i)?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // Not percent-encoded UTF-8 after all; the plain name follows.
    }
  }
  const plain = contentDisposition?.match(/filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i);
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? fallback;
}
