/** By the state of its history entry: a change that keeps the scroll position, such as one of the filter or the language. */
export function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state;
}
