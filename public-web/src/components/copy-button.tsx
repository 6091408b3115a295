import { toast } from '../lib/toasts';

interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string; notCopied: string };
  about: string;
}

export function CopyButton({ text, words, about }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: words.copied, description: text, about });
    } catch {
      // The browser denied access, or the page is not secure.
      toast({ title: words.notCopied, description: text, tone: 'destructive', about });
    }
  }

  return (
    <button type="button" className="text-link tap text-start text-sm" onClick={() => void copy()}>
      {words.copy}
    </button>
  );
}
