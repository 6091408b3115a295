import { useNotify } from 'react-admin';

/** Puts a text into the clipboard, and says whether it is there: without HTTPS, or without the permission, it is not. */
export function useCopyText() {
  const notify = useNotify();
  return async (text: string, words: { copied: string; copyFailed: string }) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(words.copied, { type: 'success' });
    } catch {
      notify(words.copyFailed, { type: 'warning' });
    }
  };
}
