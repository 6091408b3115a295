import { usePublishedTexts } from '../components/use-published-texts';

/**
 * What happens to emails while the site has no mail server: the console keeps them (`kept`), or a local start prints their links at the
 * terminal (`logged`). Null while the site sends emails, and until the answer is there. It works for moderators, who may not read the settings.
 */
export function useUnsent(): 'kept' | 'logged' | null {
  return usePublishedTexts().data?.emails ?? null;
}
