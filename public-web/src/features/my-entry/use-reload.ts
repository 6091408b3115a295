import { useQueryClient } from '@tanstack/react-query';
import { MY_ENTRY, type MyEntry } from './my-entry-queries';

/** Reads the entry again after an act that changed it, or that found it changed. Returns what the page shows then. */
export function useReload(id: string) {
  const queries = useQueryClient();
  return async (): Promise<MyEntry | undefined> => {
    await queries.invalidateQueries({ queryKey: [MY_ENTRY, id] });
    return queries.getQueryData<MyEntry>([MY_ENTRY, id]);
  };
}
