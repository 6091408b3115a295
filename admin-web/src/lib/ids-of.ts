/** The ids of what describes an element, of those that are shown; undefined for none. */
export function idsOf(...ids: Array<string | false | null | undefined>): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
