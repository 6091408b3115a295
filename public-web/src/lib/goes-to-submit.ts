/**
 * Whether a field loses its focus to the button that submits its form. The submit reports all errors; one that appeared before
 * would move the button from under the pointer, and the press would be lost.
 */
export function goesToSubmit({ relatedTarget }: { relatedTarget: EventTarget | null }): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
}
