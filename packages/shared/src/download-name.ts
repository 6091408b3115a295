/**
 * The file name in a Content-Disposition, which prefers `filename*` to `filename` (RFC 6266). Without one, the
 * fallback.
 */
export function downloadName(contentDisposition: string | null, fallback: string): string {
  const extended = contentDisposition?.match(/filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i)?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // Not percent-encoded UTF-8: use `filename`.
    }
  }
  const plain = contentDisposition?.match(/filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i);
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? fallback;
}
