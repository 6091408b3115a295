/** The browser reads an object URL some time after the element or the link has it, also on a slow disk. */
const READ_MS = 60_000;

/**
 * Frees an object URL that is no longer used. Not at once: the browser reports an error for an image that it is about to
 * read, also when the image has left the page.
 */
export function revokeLater(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
