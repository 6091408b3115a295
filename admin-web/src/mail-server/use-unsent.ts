import { usePublishedTexts } from '../components/use-published-texts';

/**
 * What becomes of emails while the site has no mail server: `kept` for the console, or at a local start with their links `logged` at the
 * terminal. Null while the site sends them, and while that is not known. Moderators, who may not read the settings, know it too.
 */
export function useUnsent(): 'kept' | 'logged' | null {
  return usePublishedTexts().data?.emails ?? null;
}
