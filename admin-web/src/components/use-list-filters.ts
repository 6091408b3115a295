import { useListContext } from 'react-admin';

/** These show the entries with a task: each is `true` or absent. */
export const TASKS = ['isVideoBroken', 'isAiDoubtful', 'isUnanswered'] as const;

export type Task = (typeof TASKS)[number];

interface ListFilters extends Partial<Record<Task, string>> {
  status?: string;
  contestId?: string;
  /** Of the entries: what their entrants declare. */
  aiUse?: string;
  /** Full text. */
  q?: string;
  /** Instants: `from` is included, `to` is not. */
  from?: string;
  to?: string;
  /** Of the audit log. */
  subjectKind?: string;
  actor?: string;
  /** Of the sign-ins and of what was read: the id of a user. */
  userId?: string;
  /** Of the sign-ins. */
  kind?: string;
  /** Of what was read. */
  what?: string;
}

/** Filters that react-admin has taken and not yet written into the address. */
let unapplied: ListFilters | null = null;

/** The filters of the surrounding list. react-admin keeps them in the address, untyped. */
export function useListFilters() {
  const list = useListContext();
  const filters = list.filterValues as ListFilters;
  return {
    filters,
    /** Changes some filters. Keeps those that another control has just set and that are not rendered yet. */
    changeFilters(change: Partial<ListFilters>): void {
      const next = { ...(unapplied ?? filtersOfAddress() ?? filters), ...change };
      unapplied = next;
      list.setFilters(next);
      // After react-admin's own timer, which changes the address.
      setTimeout(() => (unapplied = null));
    },
  };
}

/** The address changes at once; rendering follows later. */
function filtersOfAddress(): ListFilters | null {
  const text = new URLSearchParams(location.search).get('filter');
  try {
    return text === null ? null : (JSON.parse(text) as ListFilters);
  } catch {
    return null;
  }
}
